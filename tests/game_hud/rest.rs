//! Rest: once the game would sleep, a hundred more frames change nothing of what is drawn.

use bevy::{
    input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent},
    mesh::MeshTag,
    post_process::dof::DepthOfField,
    prelude::*,
    render::sync_world::SyncWorldPlugin,
    window::{WindowEvent, WindowOccluded},
};
use nonaga::{
    game::{
        app::{Stillness, rest},
        common::{Go, Overlay, Screen, Waker},
        input::{Action, Pointed},
        keeping::{Quality, Settings},
        players::{Adviser, Judge, Lead, Recording, Teach, Tutor},
        referee::{Ask, Asker, NewMatch, Referee},
        stage::{View, ViewSettings, Wood},
        table::{At, Gesture, Reason, Spot, Thing, Token},
    },
    lesson::Awaits,
    record::{Player, PlayerKind},
    rules::{Cell, Match, Relocation, Side, Slide},
};
use strum::VariantArray;

use super::{Hud, SIZES, SLIDE, played, won};

/// The most frames until the game is at rest.
const PATIENCE: usize = 3000;

/// A thing that is drawn.
#[derive(Clone, Debug, PartialEq)]
enum Drawn {
    /// A node over the table.
    Flat {
        node: Entity,
        size: Vec2,
        middle: Vec2,
        is_shown: bool,
        colours: (Option<BackgroundColor>, Option<BorderColor>, Option<Outline>),
        text: Box<(Option<Text>, Option<TextColor>, Option<TextFont>)>,
        picture: Option<(AssetId<Image>, Color)>,
        scrolled: Option<Vec2>,
    },
    /// A thing on the table.
    Solid {
        thing: Entity,
        place: GlobalTransform,
        is_shown: bool,
        mesh: AssetId<Mesh>,
        tag: Option<MeshTag>,
        wood: Option<AssetId<Wood>>,
    },
    /// A camera, whether it draws, and the distance at which it is in focus.
    View { place: GlobalTransform, is_active: bool, focus: Option<f32> },
    /// A wood and its look.
    Look(AssetId<Wood>, String),
}

/// Everything that is drawn.
fn drawn(world: &mut World) -> Vec<Drawn> {
    let mut flat = world.query::<(
        Entity,
        (&ComputedNode, &UiGlobalTransform, &InheritedVisibility),
        (Option<&BackgroundColor>, Option<&BorderColor>, Option<&Outline>),
        (Option<&Text>, Option<&TextColor>, Option<&TextFont>),
        (Option<&ImageNode>, Option<&ScrollPosition>),
    )>();
    let mut all: Vec<Drawn> = flat
        .iter(world)
        .map(|(node, (computed, place, shown), colours, text, (image, scrolled))| Drawn::Flat {
            node,
            size: computed.size(),
            middle: place.translation,
            is_shown: shown.get(),
            colours: (colours.0.copied(), colours.1.copied(), colours.2.copied()),
            text: Box::new((text.0.cloned(), text.1.copied(), text.2.cloned())),
            picture: image.map(|image| (image.image.id(), image.color)),
            scrolled: scrolled.map(|scrolled| scrolled.0),
        })
        .collect();
    let mut solid = world.query::<(
        Entity,
        (&GlobalTransform, &InheritedVisibility, &Mesh3d),
        Option<&MeshTag>,
        Option<&MeshMaterial3d<Wood>>,
    )>();
    all.extend(solid.iter(world).map(|(thing, (place, shown, mesh), tag, wood)| Drawn::Solid {
        thing,
        place: *place,
        is_shown: shown.get(),
        mesh: mesh.id(),
        tag: tag.cloned(),
        wood: wood.map(|wood| wood.id()),
    }));
    // The order in the world may change, and nobody sees it.
    all.sort_by_key(|drawn| match drawn {
        Drawn::Flat { node: entity, .. } | Drawn::Solid { thing: entity, .. } => Some(*entity),
        Drawn::View { .. } | Drawn::Look(..) => None,
    });
    let mut views =
        world.query_filtered::<(&GlobalTransform, &Camera, Option<&DepthOfField>), With<View>>();
    all.extend(views.iter(world).map(|(place, camera, focus)| Drawn::View {
        place: *place,
        is_active: camera.is_active,
        focus: focus.map(|focus| focus.focal_distance),
    }));
    let woods = world.resource::<Assets<Wood>>();
    let look = |(id, wood): (_, &Wood)| Drawn::Look(id, format!("{:?}", wood.extension));
    all.extend(woods.iter().map(look));
    all
}

/// Something happens in the window, so the game wakes.
fn wake(hud: &mut Hud) {
    let world = hud.world();
    let window = world.query_filtered::<Entity, With<Window>>().single(world).expect("a window");
    let woken = WindowOccluded { window, occluded: false };
    world.write_message(WindowEvent::WindowOccluded(woken));
    hud.app.update();
}

/// Runs frames until the game would sleep.
#[track_caller]
fn sleep(hud: &mut Hud, after: &str) {
    let slept = (0..PATIENCE).any(|_| {
        hud.app.update();
        hud.app.world().resource::<Stillness>().is_reached()
    });
    assert!(slept, "the game never comes to rest after: {after}");
}

/// Lets the game go to rest after something has happened, and finds that it was right to.
#[track_caller]
fn rests(hud: &mut Hud, after: &str, happen: impl FnOnce(&mut Hud)) {
    happen(hud);
    hud.frames();
    // What a thread finds out wakes the game.
    while is_thinking(hud) {
        hud.app.update();
    }
    wake(hud);
    sleep(hud, after);
    // What is read for a while wakes the game when it goes.
    let until_gone = (0..PATIENCE).take_while(|_| is_read(hud)).count();
    if until_gone > 0 {
        sleep(hud, after);
    }
    // The match behind the title would go on in a while, for which the game is woken.
    hud.world().remove_resource::<Recording>();
    let at_rest = drawn(hud.world());
    for frame in 1..=100 {
        hud.app.update();
        let now = drawn(hud.world());
        if now == at_rest {
            continue;
        }
        let changes: Vec<_> = now.iter().filter(|what| !at_rest.contains(what)).collect();
        let gone: Vec<_> = at_rest.iter().filter(|what| !now.contains(what)).collect();
        panic!(
            "{after}: frame {frame} after the game went to sleep changes\n{gone:#?}\nto\n{changes:#?}"
        );
    }
}

/// Runs a frame if something is shown that goes by itself: the reason for a refusal, news, or what a lesson lets the
/// learner read before it goes on.
fn is_read(hud: &mut Hud) -> bool {
    let world = hud.world();
    let mut named = world.query::<(&Name, &Node)>();
    let is_news =
        |(name, node): (&Name, &Node)| name.as_str() == "news" && node.display != Display::None;
    let has_news = named.iter(world).any(is_news) && !has_hint(world);
    let lets_read = world.get_resource::<Tutor>().is_some_and(Tutor::lets_read);
    let is_read = has_news || lets_read || world.resource::<Reason>().given().is_some();
    if is_read {
        hud.app.update();
    }
    is_read
}

/// Whether a hint is marked on the board. The reason for it stays as long.
fn has_hint(world: &World) -> bool {
    let game = world.resource::<Referee>().game();
    world.resource::<Adviser>().hint(game).is_some()
}

fn is_thinking(hud: &Hud) -> bool {
    let world = hud.app.world();
    world.resource::<Adviser>().is_thinking() || world.resource::<Judge>().is_at_work()
}

fn go(hud: &mut Hud, go: Go) {
    hud.world().write_message(go);
}

fn start(hud: &mut Hud, game: Match) {
    let players = ["", ""].map(|name| Player { name: name.into(), player: PlayerKind::Human });
    hud.world()
        .write_message(Ask::Begin(Box::new(NewMatch::to_play(game, players))).by(Asker::Hand));
}

fn ask(hud: &mut Hud, ask: Ask) {
    hud.world().write_message(ask.by(Asker::Hand));
}

fn gesture(hud: &mut Hud, gesture: Gesture) {
    hud.world().write_message(gesture);
}

fn spot(thing: Thing, cell: Cell) -> Spot {
    Spot { thing, cell }
}

fn restful(reduced_motion: bool) -> Hud {
    let mut hud = Hud::built(SIZES[1], |app| {
        // Effects that a quality turns off tell the renderer, though there is none.
        app.add_plugins((rest, SyncWorldPlugin));
    });
    hud.world().insert_resource(ViewSettings::default());
    hud.world().resource_mut::<Settings>().reduced_motion = reduced_motion;
    hud
}

const OVERLAYS: [Overlay; 4] =
    [Overlay::Rules, Overlay::Settings, Overlay::Credits, Overlay::Controls];

#[test]
fn at_rest_on_every_screen() {
    let hud = &mut restful(false);
    for screen in [Go::Title, Go::NewMatch, Go::Lessons, Go::Library] {
        rests(hud, &format!("{screen:?}"), |hud| go(hud, screen));
        for overlay in OVERLAYS {
            let name = format!("{overlay:?} over {screen:?}");
            rests(hud, &name, |hud| go(hud, Go::Over(overlay)));
            rests(hud, &format!("back from {name}"), |hud| go(hud, Go::Back));
        }
    }
    rests(hud, "a match", |hud| start(hud, played(6)));
    for overlay in OVERLAYS {
        let name = format!("{overlay:?} over the pause");
        rests(hud, "pause", |hud| go(hud, Go::Over(Overlay::Pause)));
        rests(hud, &name, |hud| go(hud, Go::Over(overlay)));
        rests(hud, &format!("back from {name}"), |hud| go(hud, Go::Back));
        rests(hud, "back from the pause", |hud| go(hud, Go::Back));
    }
}

/// A lesson plays by itself between the steps, and must not fall asleep over it.
#[test]
fn at_rest_at_every_step_of_a_lesson() {
    let hud = &mut restful(false);
    for lesson in ["04-taking", "07-locked", "08-winning"] {
        let teach = Teach { lesson: lesson.to_owned(), step: Some(0) };
        rests(hud, lesson, |hud| {
            hud.world().write_message(teach);
        });
        for _ in 0..100 {
            let runner = hud.app.world().resource::<Tutor>().runner();
            let leads: &[Lead] = match runner.awaits() {
                Awaits::End => break,
                Awaits::GoOn | Awaits::TryAgain => &[Lead::GoOn],
                Awaits::Play | Awaits::Touch => &[Lead::Hint, Lead::Show],
                awaits => panic!("the game sleeps while the lesson awaits {awaits:?}"),
            };
            for lead in leads {
                let name = format!("{lead:?} at step {} of {lesson}", tutor_at(hud));
                rests(hud, &name, |hud| {
                    hud.world().write_message(*lead);
                });
            }
        }
        let awaits = hud.app.world().resource::<Tutor>().runner().awaits();
        assert_eq!(awaits, Awaits::End, "{lesson}");
    }
}

fn tutor_at(hud: &Hud) -> usize {
    hud.app.world().resource::<Tutor>().runner().at()
}

#[test]
fn at_rest_after_every_setting() {
    let hud = &mut restful(false);
    rests(hud, "a match", |hud| start(hud, played(6)));
    rests(hud, "settings", |hud| go(hud, Go::Over(Overlay::Settings)));
    for quality in [Quality::High, Quality::Low, Quality::Medium, Quality::High] {
        rests(hud, &format!("{quality:?}"), |hud| {
            hud.world().resource_mut::<Settings>().quality = quality;
        });
        in_focus(hud);
    }
    let changes: [fn(&mut Settings); 6] = [
        |settings| settings.coordinates = true,
        |settings| settings.symbols = true,
        |settings| settings.captions = true,
        |settings| settings.last_turn = false,
        |settings| settings.text = nonaga::game::keeping::TextSize::Large,
        |settings| settings.reduced_motion = true,
    ];
    for (i, change) in changes.into_iter().enumerate() {
        rests(hud, &format!("setting {i}"), |hud| {
            change(&mut hud.world().resource_mut::<Settings>());
        });
    }
    rests(hud, "back", |hud| go(hud, Go::Back));
    in_focus(hud);
}

/// Checks that the board is in focus, if anything is out of focus.
#[track_caller]
fn in_focus(hud: &mut Hud) {
    let world = hud.world();
    let mut views = world.query::<(&DepthOfField, &GlobalTransform)>();
    let boards: Vec<Vec3> = world
        .query_filtered::<&GlobalTransform, With<Token>>()
        .iter(world)
        .map(GlobalTransform::translation)
        .collect();
    for (focus, eye) in views.iter(world) {
        let near = boards.iter().map(|at| at.distance(eye.translation()));
        let near = near.map(|far| (far - focus.focal_distance).abs()).fold(f32::MAX, f32::min);
        assert!(near < 1.5, "the camera looks {near} past the board");
    }
}

#[test]
fn at_rest_after_every_gesture() {
    for reduced_motion in [false, true] {
        let hud = &mut restful(reduced_motion);
        rests(hud, "a match", |hud| start(hud, played(0)));
        let token = spot(Thing::Token, SLIDE.from);
        let place = spot(Thing::Disc, SLIDE.to);
        rests(hud, "a token pointed at", |hud| point_at(hud, SLIDE.from));
        rests(hud, "a token held", |hud| gesture(hud, Gesture::Choose(token)));
        rests(hud, "let go", |hud| gesture(hud, Gesture::LetGo));
        rests(hud, "a token dragged", |hud| gesture(hud, Gesture::Drag(token)));
        rests(hud, "dropped on nothing", |hud| gesture(hud, Gesture::Drop(None)));
        let blocked = spot(Thing::Disc, Cell::new(0, 0));
        rests(hud, "a disc refused", |hud| gesture(hud, Gesture::Choose(blocked)));
        rests(hud, "held again", |hud| gesture(hud, Gesture::Choose(token)));
        rests(hud, "a slide", |hud| gesture(hud, Gesture::Choose(place)));
        rests(hud, "taken back", |hud| ask(hud, Ask::TakeBack(nonaga::record::Span::Part)));
        rests(hud, "redone", |hud| ask(hud, Ask::Redo));
        let Relocation { from, to } = super::RELOCATION;
        rests(hud, "a disc pointed at", |hud| point_at(hud, from));
        let disc = spot(Thing::Disc, from);
        rests(hud, "a disc held", |hud| gesture(hud, Gesture::Choose(disc)));
        rests(hud, "a disc put down", |hud| {
            gesture(hud, Gesture::Choose(spot(Thing::Target, to)));
        });
        rests(hud, "a later match", |hud| start(hud, played(8)));
        rests(hud, "a jump", |hud| ask(hud, Ask::Jump(2)));
        rests(hud, "a try while looking back", |hud| gesture(hud, Gesture::Choose(disc)));
        rests(hud, "back to now", |hud| ask(hud, Ask::Return));
        for action in Action::VARIANTS {
            let name = format!("{action:?}, reduced motion {reduced_motion}");
            rests(hud, &name, |hud| {
                hud.world().write_message(*action);
            });
            rests(hud, &format!("after {name}"), |hud| {
                hud.key(KeyCode::Escape);
                go(hud, Go::Table);
            });
        }
    }
}

/// The pointer is over what lies on a cell.
fn point_at(hud: &mut Hud, cell: Cell) {
    let world = hud.world();
    let mut things = world.query_filtered::<(Entity, &At), With<Mesh3d>>();
    let found = things.iter(world).find(|(_, at)| at.0 == cell).map(|(entity, _)| entity);
    let spot = Some(spot(Thing::Disc, cell));
    *world.resource_mut::<Pointed>() = Pointed { entity: found, spot, place: None };
}

#[test]
fn at_rest_after_every_ending() {
    for reduced_motion in [false, true] {
        let hud = &mut restful(reduced_motion);
        rests(hud, "a match", |hud| start(hud, played(4)));
        rests(hud, "resigned", |hud| ask(hud, Ask::Resign(Side::Red)));
        shows_result(hud);
        rests(hud, "the board", |hud| go(hud, Go::Table));
        rests(hud, "another match", |hud| start(hud, played(4)));
        rests(hud, "an offer", |hud| ask(hud, Ask::OfferDraw(Side::Red)));
        rests(hud, "a draw", |hud| ask(hud, Ask::AgreeDraw(Side::Black)));
        shows_result(hud);
        rests(hud, "the board", |hud| go(hud, Go::Table));
        let slide = Slide { from: Cell::new(2, -1), to: Cell::new(1, -1) };
        let mut game = won([(0, -2), (0, -1), (2, -1)], [(2, -2), (-2, 0), (0, 2)], slide);
        game.take_back_part();
        rests(hud, "before a win", |hud| start(hud, game));
        rests(hud, "won", |hud| ask(hud, Ask::Slide(slide)));
        shows_result(hud);
        rests(hud, "the menu", |hud| go(hud, Go::Title));
    }
}

#[test]
fn the_game_sleeps_while_something_is_read_and_wakes_when_it_goes() {
    let hud = &mut restful(false);
    rests(hud, "a match", |hud| start(hud, played(0)));
    rests(hud, "a slide", |hud| ask(hud, Ask::Slide(SLIDE)));
    let reason = |hud: &Hud| hud.app.world().resource::<Reason>().given().is_some();
    gesture(hud, Gesture::Choose(spot(Thing::Disc, Cell::new(0, 0))));
    hud.frames();
    sleep(hud, "a disc refused");
    assert!(reason(hud), "there is still time to read it");
    let is_gone = (0..PATIENCE).any(|_| {
        hud.app.update();
        !reason(hud)
    });
    assert!(is_gone && !hud.app.world().resource::<Stillness>().is_reached(), "that is drawn");
    sleep(hud, "the reason is gone");
    // The same with news.
    hud.key(KeyCode::KeyU);
    hud.key(KeyCode::KeyU);
    hud.key(KeyCode::KeyU);
    sleep(hud, "nothing to take back");
    assert!(hud.reads("nothing to take back"), "there is still time to read it");
    hud.pass(6.0);
    assert!(!hud.reads("nothing to take back"));
}

/// A game that sleeps is woken for each change that is due.
#[test]
fn the_game_is_woken_when_a_reason_goes() {
    let hud = &mut restful(false);
    rests(hud, "a match", |hud| start(hud, played(0)));
    rests(hud, "a slide", |hud| ask(hud, Ask::Slide(SLIDE)));
    let (woken, wakes) = std::sync::mpsc::channel();
    hud.world().insert_resource(Waker::new(move || _ = woken.send(())));
    gesture(hud, Gesture::Choose(spot(Thing::Disc, Cell::new(0, 0))));
    hud.frames();
    sleep(hud, "a disc refused");
    while wakes.try_recv().is_ok() {}
    assert!(hud.app.world().resource::<Reason>().given().is_some());
    assert_eq!(wakes.recv_timeout(std::time::Duration::from_mins(1)), Ok(()));
}

#[track_caller]
fn shows_result(hud: &mut Hud) {
    let world = hud.app.world();
    assert_eq!(*world.resource::<State<Screen>>().get(), Screen::Match);
    assert_eq!(*world.resource::<State<Overlay>>().get(), Overlay::Result);
    assert!(hud.reads("Rematch"));
}

/// Nothing runs while the game sleeps. The first event of a gamepad must not be lost over waking it.
#[test]
fn the_first_press_of_a_gamepad_counts_after_sleep() {
    let hud = &mut restful(false);
    rests(hud, "a match", |hud| start(hud, played(0)));
    let shown = |hud: &Hud| hud.app.world().resource::<nonaga::game::input::Cursor>().is_shown();
    assert!(!shown(hud));
    let first = |hud: &mut Hud, button: GamepadButton| {
        let gamepad = hud.gamepad();
        sleep(hud, "a gamepad");
        let change = RawGamepadButtonChangedEvent { gamepad, button, value: 1.0 };
        hud.world().write_message(RawGamepadEvent::Button(change));
        hud.app.update();
        assert!(!hud.app.world().resource::<Stillness>().is_reached(), "the game is awake");
    };
    first(hud, GamepadButton::DPadUp);
    assert!(shown(hud), "the press shows the cursor");
    let before = hud.app.world().resource::<Pointed>().spot;
    first(hud, GamepadButton::DPadRight);
    assert_ne!(hud.app.world().resource::<Pointed>().spot, before);
    sleep(hud, "a step of the cursor");
}
