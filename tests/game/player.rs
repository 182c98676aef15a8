//! A table without a visible window, and a simulated player.
//!
//! Input is fed in where devices would send it, and pointer hits where ray casting would report them.
//! Everything else, from hover to drag and drop, is Bevy's own picking and the game.

use std::time::Duration;

use bevy::{
    app::{MainScheduleOrder, TaskPoolOptions, TaskPoolPlugin},
    camera::{NormalizedRenderTarget, RenderTarget},
    ecs::schedule::SingleThreadedExecutor,
    input::{
        ButtonState, InputPlugin,
        gamepad::{
            GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
            RawGamepadButtonChangedEvent, RawGamepadEvent,
        },
        keyboard::{Key, KeyboardInput},
        touch::{TouchInput, TouchPhase},
    },
    picking::{
        DefaultPickingPlugins, PickingSystems,
        backend::{HitData, PointerHits},
        pointer::{Location, PointerAction, PointerId, PointerInput},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::{ExitCondition, PrimaryWindow, WindowEvent, WindowRef},
};
use nonaga::{
    game::{
        referee::{Ask, Asker, Done, NewMatch, Referee, Refused},
        table::{At, Disc, Layout, Motion, Tabletop, Target, Thing, Token},
        table_plugin,
    },
    record::{Player, PlayerKind},
    rules::{Cell, Match, Position, Relocation, Slide},
};

use crate::mirror::check_mirror;

/// The length of a frame, in milliseconds.
const FRAME: u64 = 16;

/// What the pointer hits, as a picking backend would report it.
#[derive(Resource, Default)]
struct Under(Option<(Entity, Vec3)>);

/// Which pointer hits it.
#[derive(Resource, Default)]
struct Pointer(PointerId);

/// The referee's answers since the last call of [`Table::heard`].
#[derive(Resource, Default)]
pub struct Heard {
    pub done: Vec<Done>,
    pub refused: Vec<Refused>,
}

/// The table and the player.
pub struct Table {
    pub app: App,
    window: NormalizedRenderTarget,
    pointer: Vec2,
}

impl Table {
    pub fn new() -> Table {
        Table::joined_by(|_: &mut App| ())
    }

    /// A table that one more player has joined.
    pub fn joined_by(player: fn(&mut App)) -> Table {
        let mut app = App::new();
        app.add_plugins((
            // Thousands of small frames run faster on one thread.
            MinimalPlugins
                .set(TaskPoolPlugin { task_pool_options: TaskPoolOptions::with_num_threads(1) }),
            InputPlugin,
            WindowPlugin { exit_condition: ExitCondition::DontExit, ..default() },
            DefaultPickingPlugins,
        ))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(FRAME)))
        .init_resource::<Under>()
        .init_resource::<Pointer>()
        .init_resource::<Heard>()
        .add_plugins((table_plugin, player))
        .add_systems(PreUpdate, hit.in_set(PickingSystems::Backend))
        .add_systems(Last, hear);
        let order = app.world().resource::<MainScheduleOrder>().labels.clone();
        for label in order {
            app.edit_schedule(label, |schedule| {
                schedule.set_executor(SingleThreadedExecutor::new());
            });
        }
        app.finish();
        app.cleanup();
        app.update();
        let world = app.world_mut();
        let primary = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).ok();
        let window = RenderTarget::Window(WindowRef::Primary).normalize(primary);
        let window = window.expect("there is a window, though nothing shows it");
        let mut table = Table { app, window, pointer: Vec2::new(100.0, 100.0) };
        table.check();
        table
    }

    /// A table with a match on it between two people.
    pub fn with(position: Position) -> Table {
        let mut table = Table::new();
        table.begin(Match::new(position));
        table
    }

    /// Puts another match on the table, between two people.
    pub fn begin(&mut self, game: Match) -> Done {
        let person = || Player { name: "Ada".to_owned(), player: PlayerKind::Human };
        let new = NewMatch::to_play(game, [person(), person()]);
        self.ask(Ask::Begin(Box::new(new))).expect("a match may always begin")
    }

    // What the player can see.

    pub fn referee(&self) -> &Referee {
        self.app.world().resource::<Referee>()
    }

    pub fn position(&self) -> &Position {
        self.referee().position()
    }

    /// The entity of a thing on a cell, if there is one.
    pub fn find(&mut self, thing: Thing, cell: Cell) -> Option<Entity> {
        let world = self.app.world_mut();
        let mut things = world.query::<(Entity, &At, Has<Disc>, Has<Token>, Has<Target>)>();
        let found = things.iter(world).find(|(_, at, is_disc, is_token, is_target)| {
            at.0 == cell
                && match thing {
                    Thing::Disc => *is_disc,
                    Thing::Token => *is_token,
                    Thing::Target => *is_target,
                    Thing::Table => false,
                }
        });
        found.map(|(entity, ..)| entity)
    }

    /// The entity of a thing that is known to be on a cell.
    pub fn thing(&mut self, thing: Thing, cell: Cell) -> Entity {
        self.find(thing, cell).unwrap_or_else(|| panic!("no {thing:?} on {cell:?}"))
    }

    pub fn count<C: Component>(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&C>().iter(world).count()
    }

    /// Checks that the world agrees with the rules.
    #[track_caller]
    pub fn check(&mut self) {
        let fault = check_mirror(self.app.world_mut());
        assert_eq!(fault, Ok(()), "{:?}", self.position());
    }

    /// The referee's answers since the last call.
    pub fn heard(&mut self) -> Heard {
        std::mem::take(&mut *self.app.world_mut().resource_mut::<Heard>())
    }

    // What the player can do.

    /// Runs a frame.
    #[track_caller]
    pub fn frame(&mut self) {
        self.app.update();
        self.check();
    }

    /// Runs frames until everything has come to rest.
    #[track_caller]
    pub fn rest(&mut self) {
        for _ in 0..1000 / FRAME {
            self.frame();
        }
        // What follows each other takes longer.
        for _ in 0..3000 / FRAME {
            if self.count::<Motion>() == 0 {
                break;
            }
            self.frame();
        }
    }

    /// Makes a request as a person, without the pointer.
    #[track_caller]
    pub fn ask(&mut self, ask: Ask) -> Result<Done, Refused> {
        self.ask_as(Asker::Hand, ask)
    }

    #[track_caller]
    pub fn ask_as(&mut self, by: Asker, ask: Ask) -> Result<Done, Refused> {
        self.heard();
        self.app.world_mut().write_message(ask.by(by));
        self.frame();
        let Heard { mut done, mut refused } = self.heard();
        match (done.pop(), refused.pop()) {
            (Some(done), None) => Ok(done),
            (None, Some(refused)) => Err(refused),
            other => panic!("a request has one answer: {other:?}"),
        }
    }

    fn input(&mut self, action: PointerAction) {
        let location = Location { target: self.window.clone(), position: self.pointer };
        let input = PointerInput::new(PointerId::Mouse, location, action);
        self.app.world_mut().write_message(input);
    }

    /// Moves the pointer over a thing, or over a cell of the table.
    fn aim(&mut self, thing: Thing, cell: Cell) {
        let under = self.what_is_under(thing, cell);
        self.aim_at(Some(under));
    }

    fn set_under(&mut self, thing: Thing, cell: Cell) {
        let under = self.what_is_under(thing, cell);
        self.app.world_mut().resource_mut::<Under>().0 = Some(under);
    }

    fn what_is_under(&mut self, thing: Thing, cell: Cell) -> (Entity, Vec3) {
        let place = self.app.world().resource::<Layout>().place(cell);
        let entity = match thing {
            Thing::Table => {
                let world = self.app.world_mut();
                world.query_filtered::<Entity, With<Tabletop>>().single(world).expect("one table")
            }
            _ => self.thing(thing, cell),
        };
        (entity, place)
    }

    /// Moves the pointer over something, or over nothing but the window.
    fn aim_at(&mut self, under: Option<(Entity, Vec3)>) {
        self.app.world_mut().resource_mut::<Under>().0 = under;
        // It moves each time, and farther than a click allows.
        let delta = Vec2::new(if self.pointer.x > 500.0 { -401.0 } else { 37.0 }, 0.0);
        self.pointer += delta;
        self.input(PointerAction::Move { delta });
    }

    #[track_caller]
    pub fn hover(&mut self, thing: Thing, cell: Cell) {
        self.aim(thing, cell);
        self.frame();
    }

    #[track_caller]
    pub fn click(&mut self, thing: Thing, cell: Cell) {
        self.aim(thing, cell);
        self.press_and_release(PointerButton::Primary);
    }

    #[track_caller]
    pub fn right_click(&mut self, thing: Thing, cell: Cell) {
        self.aim(thing, cell);
        self.press_and_release(PointerButton::Secondary);
    }

    /// Drags with the right button away from a thing and back to it.
    #[track_caller]
    pub fn right_drag(&mut self, thing: Thing, cell: Cell) {
        self.aim(thing, cell);
        self.input(PointerAction::Press(PointerButton::Secondary));
        self.frame();
        self.aim_at(None);
        self.frame();
        self.aim(thing, cell);
        self.frame();
        self.input(PointerAction::Release(PointerButton::Secondary));
        self.frame();
    }

    #[track_caller]
    pub fn click_on_nothing(&mut self) {
        self.aim_at(None);
        self.press_and_release(PointerButton::Primary);
    }

    #[track_caller]
    fn press_and_release(&mut self, button: PointerButton) {
        self.input(PointerAction::Press(button));
        self.frame();
        self.input(PointerAction::Release(button));
        self.frame();
    }

    #[track_caller]
    pub fn drag(&mut self, from: (Thing, Cell), to: Option<(Thing, Cell)>) {
        self.lift(from.0, from.1);
        self.release_over(to);
    }

    /// Presses on a thing and starts to drag it.
    #[track_caller]
    pub fn lift(&mut self, thing: Thing, cell: Cell) {
        self.aim(thing, cell);
        self.input(PointerAction::Press(PointerButton::Primary));
        self.frame();
        self.aim_at(None);
        self.frame();
    }

    #[track_caller]
    pub fn release_over(&mut self, to: Option<(Thing, Cell)>) {
        match to {
            Some((thing, cell)) => self.aim(thing, cell),
            None => self.aim_at(None),
        }
        self.frame();
        self.input(PointerAction::Release(PointerButton::Primary));
        self.frame();
    }

    #[track_caller]
    pub fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send_key(key_code, state);
            self.frame();
        }
    }

    /// Presses a key while another is held down.
    #[track_caller]
    pub fn key_with(&mut self, held: KeyCode, key_code: KeyCode) {
        self.send_key(held, ButtonState::Pressed);
        self.frame();
        self.key(key_code);
        self.send_key(held, ButtonState::Released);
        self.frame();
    }

    fn send_key(&mut self, key_code: KeyCode, state: ButtonState) {
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Escape,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    /// Presses a button of the gamepad. Connects one first if there is none.
    #[track_caller]
    pub fn button(&mut self, button: GamepadButton) {
        let gamepad = self.pad();
        for value in [1.0, 0.0] {
            let change = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.app.world_mut().write_message(RawGamepadEvent::Button(change));
            self.frame();
        }
    }

    /// Pushes the left stick, and releases it.
    #[track_caller]
    pub fn stick(&mut self, axis: GamepadAxis, value: f32) {
        let gamepad = self.pad();
        for value in [value, value, 0.0] {
            let change = RawGamepadAxisChangedEvent { gamepad, axis, value };
            self.app.world_mut().write_message(RawGamepadEvent::Axis(change));
            self.frame();
        }
    }

    fn pad(&mut self) -> Entity {
        let (gamepad, is_new) = gamepad(self.app.world_mut());
        if is_new {
            self.frame();
        }
        gamepad
    }

    /// Puts a finger down on a thing, moves it over others, and lifts it.
    #[track_caller]
    pub fn touch(&mut self, things: &[(Thing, Cell)]) {
        let NormalizedRenderTarget::Window(window) = &self.window else { panic!("a window") };
        let window = window.entity();
        self.app.world_mut().resource_mut::<Pointer>().0 = PointerId::Touch(7);
        for (i, (thing, cell)) in things.iter().enumerate() {
            self.set_under(*thing, *cell);
            self.pointer.x += 60.0;
            let phase = if i == 0 { TouchPhase::Started } else { TouchPhase::Moved };
            self.send_touch(phase, window);
        }
        self.send_touch(TouchPhase::Ended, window);
        self.app.world_mut().resource_mut::<Pointer>().0 = PointerId::Mouse;
        self.app.world_mut().resource_mut::<Under>().0 = None;
        self.frame();
    }

    #[track_caller]
    fn send_touch(&mut self, phase: TouchPhase, window: Entity) {
        let touch = TouchInput { phase, position: self.pointer, window, force: None, id: 7 };
        self.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        // Bevy handles the finger in one frame, and what it hits in the next.
        self.frame();
        self.frame();
    }

    /// Slides by two clicks.
    #[track_caller]
    pub fn slide(&mut self, Slide { from, to }: Slide) {
        self.click(Thing::Token, from);
        self.click(Thing::Target, to);
    }

    /// Relocates by two clicks.
    #[track_caller]
    pub fn relocate(&mut self, Relocation { from, to }: Relocation) {
        self.click(Thing::Disc, from);
        self.click(Thing::Target, to);
    }
}

fn hit(under: Res<Under>, pointer: Res<Pointer>, mut hits: MessageWriter<PointerHits>) {
    if let Some((entity, place)) = under.0 {
        let hit = HitData::new(Entity::PLACEHOLDER, 1.0, Some(place), Some(Vec3::Y));
        hits.write(PointerHits::new(pointer.0, vec![(entity, hit)], 0.0));
    }
}

fn hear(
    mut heard: ResMut<Heard>,
    mut done: MessageReader<Done>,
    mut refused: MessageReader<Refused>,
) {
    heard.done.extend(done.read().cloned());
    heard.refused.extend(refused.read().cloned());
}

/// The gamepad, and whether it has only now been connected.
pub fn gamepad(world: &mut World) -> (Entity, bool) {
    if let Some(pad) = world.query_filtered::<Entity, With<Gamepad>>().iter(world).next() {
        return (pad, false);
    }
    let gamepad = world.spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: "a gamepad".to_owned(),
        vendor_id: None,
        product_id: None,
    };
    world.write_message(GamepadConnectionEvent { gamepad, connection });
    (gamepad, true)
}
