//! What moments are made of: putting a match on the table, clicking, pointing, opening a screen.

use bevy::{
    camera::{ImageRenderTarget, NormalizedRenderTarget},
    picking::pointer::{Location, PointerAction, PointerId, PointerInput},
    prelude::*,
    time::Real,
    window::PrimaryWindow,
};

use super::{Darkroom, darkroom::FIRST_FRAMES};
use crate::{
    game::{
        Action, DISC_HEIGHT, Disc, Draft, Gesture, Layout, NewMatch, Opponent, Referee, Request,
        Resumable, Screen, Settings, Sheet, Spot, Target, Thing, Token,
        hud::ListWanted,
        stage::{View, ViewSettings},
    },
    record::{Player, PlayerKind},
    rules::{Cell, Match, Position},
};

/// Where the pointer points at nothing.
const AWAY: Vec2 = Vec2::new(-100.0, -100.0);

impl Darkroom {
    /// Puts a match between two people on the table.
    pub(super) fn begin(&mut self, game: Match) {
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        self.begin_between([person(), person()], game);
    }

    /// Puts a match between these players on the table.
    pub(super) fn begin_between(&mut self, players: [Player; 2], game: Match) {
        let new = NewMatch { game, players };
        // Nobody is about to play in what was there before.
        self.world().insert_resource(Opponent::default());
        // All is laid out anew, and nothing is on its way from where it was.
        let world = self.world();
        let things: Vec<Entity> = world
            .query_filtered::<Entity, Or<(With<Disc>, With<Token>, With<Target>)>>()
            .iter(world)
            .collect();
        for thing in things {
            world.despawn(thing);
        }
        self.ask(Request::Begin(Box::new(new)));
        self.settle();
    }

    /// The position on the table.
    pub(super) fn position(&self) -> &Position {
        self.apps.main.world().resource::<Referee>().position()
    }

    /// Asks the referee for something.
    pub(super) fn ask(&mut self, request: Request) {
        self.world().write_message(request);
        self.frame();
    }

    /// Presses a key or a button.
    pub(super) fn act(&mut self, action: Action) {
        self.world().write_message(action);
        self.frame();
    }

    /// Clicks on something on the table, and waits until it is taken up.
    pub(super) fn choose(&mut self, thing: Thing, cell: Cell) {
        self.world().write_message(Gesture::Choose(Spot { thing, cell }));
        self.pass(0.3);
    }

    /// Moves the pointer over something on the table.
    pub(super) fn point_at(&mut self, thing: Thing, cell: Cell) {
        let world = self.world();
        let height = match thing {
            Thing::Token => 0.5,
            Thing::Disc => DISC_HEIGHT,
            Thing::Target | Thing::Table => 0.0,
        };
        let place = world.resource::<Layout>().place(cell) + Vec3::Y * height;
        let mut views = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let seen =
            views.iter(world).find_map(|(camera, at)| camera.world_to_viewport(at, place).ok());
        self.point(seen.unwrap_or(AWAY));
    }

    /// Moves the pointer to a place of the picture.
    pub(super) fn point(&mut self, position: Vec2) {
        // Only what has been drawn can be pointed at, and what is pointed at then answers.
        self.look(true);
        self.frame();
        self.move_pointer(position);
        self.frame();
        self.look(false);
        self.frame();
    }

    fn move_pointer(&mut self, position: Vec2) {
        let film = ImageRenderTarget { handle: self.film.clone(), scale_factor: 1.0 };
        let target = NormalizedRenderTarget::Image(film);
        let action = PointerAction::Move { delta: Vec2::ONE };
        let input = PointerInput::new(PointerId::Mouse, Location { target, position }, action);
        let world = self.world();
        for mut window in world.query_filtered::<&mut Window, With<PrimaryWindow>>().iter_mut(world)
        {
            window.set_cursor_position(Some(position).filter(|at| at.cmpge(Vec2::ZERO).all()));
        }
        world.write_message(input);
    }

    /// Shows a screen, and a sheet over it.
    pub(super) fn show(&mut self, screen: Screen, sheet: Sheet) {
        self.open(screen, sheet);
        self.pass(0.5);
        self.settle();
    }

    fn open(&mut self, screen: Screen, sheet: Sheet) {
        self.world().resource_mut::<NextState<Screen>>().set(screen);
        self.frame();
        self.world().resource_mut::<NextState<Sheet>>().set(sheet);
        self.frame();
    }

    /// Lets the camera arrive where it goes.
    pub(super) fn settle(&mut self) {
        let usual = *self.world().resource::<ViewSettings>();
        self.world().insert_resource(ViewSettings { ease: 0.0, ..usual });
        // What is written over the table takes some frames to find its size.
        for _ in 0..FIRST_FRAMES {
            self.frame();
        }
        self.world().insert_resource(usual);
    }

    /// Nothing is left of what was drawn before: no thing, no time, no setting.
    pub(super) fn clear(&mut self) {
        let quality = self.quality;
        self.move_pointer(AWAY);
        self.world().write_message(Gesture::LetGo);
        self.open(Screen::Match, Sheet::None);
        let world = self.world();
        for mut view in world.query::<&mut View>().iter_mut(world) {
            *view = View::default();
        }
        world.insert_resource(Settings { quality, ..default() });
        world.insert_resource(Draft::default());
        world.insert_resource(Resumable::default());
        world.insert_resource(ListWanted::default());
        world.insert_resource(Time::<Real>::default());
        world.insert_resource(Time::<Virtual>::default());
        world.insert_resource(Time::<()>::default());
        self.frame();
    }
}
