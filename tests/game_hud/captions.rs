//! Captions: what can be heard is written, though there is no sound here, and covers nothing.

use std::time::Duration;

use bevy::{
    picking::mesh_picking::{MeshPickingSettings, ray_cast::RayCastVisibility},
    prelude::*,
    text::RemSize,
    ui::CalculatedClip,
    window::{PrimaryWindow, WindowEvent},
};
use nonaga::{
    game::{
        common::{Go, Overlay},
        keeping::{Settings, TextSize, Volume},
        referee::{Ask, Asker},
        sound,
        table::{DISC_HEIGHT, Gesture, Layout, Spot, Thing},
        ui::{Drawing, FOOT},
    },
    record::{Level, PlayerKind},
    rules::{Cell, Side, Step},
    words::Language,
};

use super::{
    ButtonState, CursorMoved, Hud, MouseButtonInput, RELOCATION, SIZES, SLIDE, STEP, View, rect,
};

/// Muted, so that nobody hears the tests on a machine with a sound device. What is muted is written too.
fn muted(captions: bool) -> Settings {
    let silent = Volume::new(0);
    Settings { effects: silent, music: silent, captions, ..Settings::default() }
}

fn add_sound(app: &mut App) {
    app.insert_resource(muted(true)).add_plugins(sound::plugin).insert_resource(
        // Only a renderer would know which meshes are in view.
        MeshPickingSettings { ray_cast_visibility: RayCastVisibility::Any, ..default() },
    );
}

impl Hud {
    /// The captions that can be read now.
    fn captions(&mut self) -> Vec<String> {
        let is_caption = |text: &String| text.starts_with('[') && text.ends_with(']');
        self.read().into_iter().filter(is_caption).collect()
    }

    /// What could be read in each frame of this many seconds.
    fn captions_for(&mut self, seconds: f32) -> Vec<Vec<String>> {
        (0..(seconds / STEP.as_secs_f32()) as usize)
            .map(|_| {
                self.app.update();
                self.captions()
            })
            .collect()
    }

    /// Clicks with the mouse on a point of the world. Bevy's own picking finds what is there.
    fn click_on(&mut self, point: Vec3) {
        let world = self.world();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).expect("one window");
        let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let (camera, eye) = eyes.single(world).expect("one camera");
        let position = camera.world_to_viewport(eye, point).expect("in view");
        let button = MouseButton::Left;
        let moved = CursorMoved { window, position, delta: None };
        self.world().write_message(moved.clone());
        self.world().write_message(WindowEvent::from(moved));
        self.app.update();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let pressed = MouseButtonInput { button, state, window };
            self.world().write_message(pressed);
            self.world().write_message(WindowEvent::from(pressed));
            self.app.update();
        }
    }

    fn place(&mut self, cell: Cell) -> Vec3 {
        self.world().resource::<Layout>().place(cell)
    }

    /// Clicks on a cell: on the disc there, or on the table.
    fn click_cell(&mut self, cell: Cell, height: f32) {
        let point = self.place(cell) + Vec3::Y * height;
        self.click_on(point);
    }
}

/// The captions in the order in which they came.
fn in_order(frames: &[Vec<String>]) -> Vec<&str> {
    let mut all: Vec<&str> = Vec::new();
    for said in frames.iter().flatten() {
        if !all.contains(&said.as_str()) {
            all.push(said);
        }
    }
    all
}

/// A whole turn with a mouse: each thing that would be heard is written, and stays long enough to be read.
#[test]
fn a_whole_turn_is_written() {
    let hud = &mut Hud::built(SIZES[1], add_sound);
    hud.pass(1.0);
    assert_eq!(hud.captions(), Vec::<String>::new());
    hud.click_cell(SLIDE.from, DISC_HEIGHT + 0.3);
    let mut seen = hud.captions_for(1.0);
    hud.click_cell(SLIDE.to, DISC_HEIGHT);
    seen.extend(hud.captions_for(2.5));
    assert_eq!(hud.referee().game().steps().len(), 1, "the token has slid");
    // A try that the rules refuse.
    hud.click_cell(Cell::new(0, 0), DISC_HEIGHT);
    seen.extend(hud.captions_for(2.5));
    hud.click_cell(RELOCATION.from, DISC_HEIGHT);
    seen.extend(hud.captions_for(0.5));
    hud.click_cell(RELOCATION.to, 0.0);
    seen.extend(hud.captions_for(8.0));
    assert_eq!(hud.referee().game().steps().len(), 2, "the disc was relocated");
    assert_eq!(
        in_order(&seen),
        [
            "[A token is picked up]",
            "[A token is picked up, slides]",
            "[A token is picked up, slides, knocks against another]",
            "[A dull knock: not allowed]",
            "[A disc is lifted]",
            // It comes down from the hand, glides out, and is lifted over to its place.
            "[A disc is lifted, is set down, glides]",
            "[A disc is set down, glides, is lifted]",
            "[A disc glides, is lifted, is set down]",
        ]
    );
    assert!(seen.iter().all(|shown| shown.len() <= 2));
    assert_eq!(seen.last(), Some(&Vec::new()), "they go away by themselves");
    let whole = "[A token is picked up, slides, knocks against another]";
    let frames = seen.iter().filter(|shown| shown.iter().any(|said| said == whole)).count();
    assert!(frames >= Duration::from_secs(2).div_duration_f32(STEP) as usize, "{frames} frames");
}

#[test]
fn nothing_is_written_unless_the_player_wants_it() {
    let hud = &mut Hud::built(SIZES[1], |app| {
        app.insert_resource(muted(false)).add_plugins(sound::plugin);
    });
    hud.play(Step::Slide(SLIDE));
    assert!(hud.captions_for(2.0).iter().all(Vec::is_empty));
}

/// The match that plays behind the title means nothing to anybody.
#[test]
fn the_match_behind_the_title_is_not_written() {
    let hud = &mut Hud::built(SIZES[1], add_sound);
    hud.world().write_message(Go::Title);
    hud.frames();
    hud.play(Step::Slide(SLIDE));
    assert!(hud.captions_for(2.0).iter().all(Vec::is_empty));
}

/// The computer's turn is written too, and without motion.
#[test]
fn a_turn_without_motion_is_written() {
    let hud = &mut Hud::built(SIZES[1], add_sound);
    hud.world().resource_mut::<Settings>().reduced_motion = true;
    hud.frames();
    hud.play(Step::Slide(SLIDE));
    hud.play(Step::Relocate(RELOCATION));
    let seen = hud.captions_for(1.0);
    assert_eq!(
        seen.last().map(Vec::as_slice),
        Some(&["[A disc is set down]", "[A token knocks against another]"].map(str::to_owned)[..])
    );
}

/// The result opens over the table, and what was heard can still be read.
#[test]
fn the_end_of_a_match_is_written_even_over_its_result() {
    let hud = &mut Hud::built(SIZES[0], add_sound);
    hud.ask(Ask::Resign(Side::Red));
    let seen = hud.captions_for(1.9);
    assert!(seen.iter().all(|shown| *shown == ["[A chord: the match is won]"]), "{seen:?}");
    assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::Result);
    hud.check_nothing_under_captions();
    hud.begin(["", ""]);
    hud.world().write_message(Go::Table);
    hud.pass(5.0);
    hud.ask(Ask::OfferDraw(Side::Red));
    hud.ask(Ask::AgreeDraw(Side::Black));
    assert!(hud.reads("[A quiet chord: the match is drawn]"), "{:?}", hud.captions());
}

/// The size of the cup on a result.
const CUP: Vec2 = Vec2::splat(36.0);

/// A loss against the computer does not sound like a win, nor does its result look like one.
#[test]
fn a_lost_match_has_a_chord_of_its_own_and_no_cup() {
    let cups = |hud: &mut Hud| {
        let world = hud.world();
        let mut drawings = world.query::<(&Drawing, &ComputedNode)>();
        let is_cup =
            |(drawing, node): &(&Drawing, &ComputedNode)| drawing.size == CUP && !node.is_empty();
        drawings.iter(world).filter(is_cup).count()
    };
    let mut seen = Vec::new();
    for loser in [Side::Red, Side::Black] {
        let hud = &mut Hud::built(SIZES[1], add_sound);
        let easy = PlayerKind::Computer { level: Level::Easy };
        hud.begin_between([("", PlayerKind::Human), ("", easy)]);
        let asker = if loser == Side::Red { Asker::Hand } else { Asker::Computer };
        hud.world().write_message(Ask::Resign(loser).by(asker));
        let captions = hud.captions_for(1.9);
        let chord = if loser == Side::Red {
            "[A low chord: the match is lost]"
        } else {
            "[A chord: the match is won]"
        };
        assert!(captions.iter().any(|shown| shown.iter().any(|it| it == chord)), "{captions:?}");
        seen.push(cups(hud));
    }
    assert_eq!(seen, [0, 1]);
}

#[test]
fn music_is_written_when_it_begins_and_when_it_stops() {
    let hud = &mut Hud::built(SIZES[1], add_sound);
    hud.world().resource_mut::<Settings>().music = Volume::new(1);
    // Where there is a sound device, it has to be read first.
    let begins = |hud: &mut Hud| {
        hud.app.update();
        std::thread::sleep(Duration::from_millis(5));
        hud.reads("[Music begins]")
    };
    assert!((0..2000).any(|_| begins(hud)));
    hud.world().resource_mut::<Settings>().music = Volume::new(0);
    hud.pass(3.0);
    assert_eq!(hud.captions(), ["[The music stops]"]);
}

impl Hud {
    /// The nodes of the captions: their box and its lines.
    fn caption_box(&mut self) -> (Vec<Entity>, Rect) {
        let world = self.world();
        let mut named = world.query::<(Entity, &Name, &Children)>();
        let (all, _, children) =
            named.iter(world).find(|(_, name, _)| name.as_str() == "captions").expect("captions");
        let inner = children[0];
        let node = world.get::<ComputedNode>(inner).expect("a box");
        let at = world.get::<UiGlobalTransform>(inner).expect("a place");
        (vec![all, inner], rect(node, at))
    }

    /// Checks that the box of captions lies at the foot of the window, within the room that is kept for it, and over
    /// nothing but what darkens the whole window.
    #[track_caller]
    fn check_nothing_under_captions(&mut self) {
        let (own, lies) = self.caption_box();
        assert!(!lies.is_empty(), "there are captions: {:?}", self.captions());
        let em = self.world().resource::<RemSize>().0 * self.world().resource::<UiScale>().0;
        assert!(lies.min.y >= self.window.y - FOOT * em - 1.0, "{lies:?}");
        assert!(lies.min.x >= 0.0 && lies.max.x <= self.window.x, "{lies:?}");
        for (entity, rect, _) in self.painted() {
            let is_backdrop = rect.size().cmpge(self.window - 1.0).all();
            // What has been scrolled away lies nowhere.
            let clip = self.world().get::<CalculatedClip>(entity).map(|clip| clip.clip);
            let over = clip.map_or(rect, |clip| rect.intersect(clip)).intersect(lies);
            assert!(own.contains(&entity) || is_backdrop || over.is_empty(), "{rect:?}, {lies:?}");
        }
    }
}

/// Two full captions in every language, in a small window with the largest text, and in others.
#[test]
fn captions_fit_in_every_language_and_cover_nothing() {
    let every = Language::all().map(|language| (language, SIZES[0], TextSize::Larger));
    let sizes = SIZES.map(|size| (Language::ENGLISH, size, TextSize::Normal));
    for (language, size, text) in every.chain(sizes) {
        let hud = &mut Hud::speaking(language, size, add_sound);
        hud.world().resource_mut::<Settings>().text = text;
        hud.world().resource_mut::<Settings>().language = Some(language.tag().to_owned());
        hud.pass(0.5);
        hud.begin(["", ""]);
        let token = Spot { thing: Thing::Token, cell: SLIDE.from };
        hud.world().write_message(Gesture::Choose(token));
        hud.pass(0.3);
        hud.play(Step::Slide(SLIDE));
        hud.pass(0.8);
        hud.play(Step::Relocate(RELOCATION));
        hud.pass(1.0);
        let said = hud.captions();
        assert_eq!(said.len(), 2, "{said:?}");
        println!("{language} {size}: {said:?}");
        hud.check_nothing_under_captions();
        hud.check_layout();
        for overlay in [Overlay::Settings, Overlay::Pause] {
            hud.world().write_message(Go::Over(overlay));
            hud.pass(0.1);
            hud.check_nothing_under_captions();
            hud.world().write_message(Go::Back);
            hud.frames();
        }
    }
}
