//! Tests of the HUD: its texts, its buttons, and a layout that covers neither the board nor itself in
//! windows of all sizes. Everything is laid out, but nothing is drawn.
#![cfg(feature = "game")]

mod bad_disk;
#[path = "game_hud/bindings.rs"]
mod bindings;
#[path = "game_hud/captions.rs"]
mod captions;
#[path = "game_hud/contrast.rs"]
mod contrast;
#[path = "game_hud/exercises.rs"]
mod exercises;
#[path = "game_hud/fills.rs"]
mod fills;
#[path = "game_hud/focus.rs"]
mod focus;
#[path = "game_hud/hands.rs"]
mod hands;
#[path = "game_hud/languages.rs"]
mod languages;
#[path = "game_hud/lessons.rs"]
mod lessons;
#[path = "game_hud/mouse.rs"]
mod mouse;
#[path = "game_hud/mutants.rs"]
mod mutants;
#[path = "game_hud/puzzles.rs"]
mod puzzles;
#[path = "game_hud/rest.rs"]
mod rest;
#[path = "game_hud/symbols.rs"]
mod symbols;
#[path = "game_hud/typing.rs"]
mod typing;
#[path = "game_hud/watching.rs"]
mod watching;
#[path = "game_hud/zebra.rs"]
mod zebra;

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    text::{FontSize, TextLayoutInfo},
    time::TimeUpdateStrategy,
    ui::{CalculatedClip, Checked, ComputedStackIndex, InteractionDisabled},
    window::{CursorMoved, WindowFocused, WindowResolution},
};
use nonaga::{
    engine::Why,
    game::{
        app::one_thread,
        common::{Go, Notice, Overlay, Screen, Speaker},
        input::{Action, board_has_keys},
        keeping::{Keeping, Settings, TextSize},
        players::{Adviser, Computer, Judge, Turning},
        referee::{Ask, Asker, Colour, Draft, NewMatch, Opponent, Referee, Seat},
        shown_plugin,
        stage::{View, ViewSettings},
        table::{At, Disc, Gesture, SPACING, Spot, Thing, Winning},
        ui::{Fill, Reach, palette::BRASS},
        windowless,
    },
    home::Home,
    record::{Level, Player, PlayerKind, Record, Span},
    rules::{
        Cell, Ending, HouseRules, Match, Part, Position, Relocation, Setup, Side, Slide, Step,
    },
    words::{Language, Words},
};

const SLIDE: Slide = Slide { from: Cell::new(2, 0), to: Cell::new(-1, 0) };
const RELOCATION: Relocation = Relocation { from: Cell::new(1, -2), to: Cell::new(3, -2) };

/// The time from frame to frame.
const STEP: Duration = Duration::from_millis(16);

const SIZES: [UVec2; 3] = [UVec2::new(800, 600), UVec2::new(1280, 720), UVec2::new(1920, 1080)];

/// A game at the table, in a window that is laid out but not drawn.
struct Hud {
    app: App,
    window: Vec2,
}

impl Hud {
    fn new(size: UVec2) -> Hud {
        Hud::built(size, |_| ())
    }

    /// A game in which the list of turns is open.
    fn with_list(size: UVec2) -> Hud {
        let mut hud = Hud::new(size);
        hud.world().resource_mut::<Settings>().turn_list = true;
        hud.pass(0.2);
        hud
    }

    /// A game with something added.
    fn built(size: UVec2, add: fn(&mut App)) -> Hud {
        Hud::speaking(Language::ENGLISH, size, add)
    }

    /// A game in a language, which has to do without English in its place.
    fn speaking(language: Language, size: UVec2, add: fn(&mut App)) -> Hud {
        let window = Window { resolution: WindowResolution::from(size), ..default() };
        let mut app = App::new();
        app.add_plugins(windowless(Some(window), false))
            .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
            .insert_resource(ViewSettings { ease: 0.0, ..default() })
            .insert_resource(Speaker(Words::without_english(language)))
            .add_plugins((shown_plugin, one_thread));
        add(&mut app);
        app.finish();
        app.cleanup();
        app.update();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app.update();
        let mut hud = Hud { app, window: size.as_vec2() };
        hud.begin(["", ""]);
        hud
    }

    /// Puts a new match between two people on the table.
    fn begin(&mut self, names: [&str; 2]) {
        self.begin_between(names.map(|name| (name, PlayerKind::Human)));
    }

    /// Puts this match between two people on the table.
    fn begin_with(&mut self, game: Match) {
        let players = ["", ""].map(|name| Player { name: name.into(), player: PlayerKind::Human });
        self.ask(Ask::Begin(Box::new(NewMatch::to_play(game, players))));
    }

    fn begin_between(&mut self, players: [(&str, PlayerKind); 2]) {
        let game = Match::new(Position::start(HouseRules::Booklet));
        let players = players.map(|(name, player)| Player { name: name.to_owned(), player });
        self.ask(Ask::Begin(Box::new(NewMatch::to_play(game, players))));
    }

    fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Runs the game for this long.
    fn pass(&mut self, seconds: f32) {
        for _ in 0..Duration::from_secs_f32(seconds).div_duration_f32(STEP).round() as usize {
            self.app.update();
        }
    }

    /// Waits until the judge has nothing left to do, however long that takes.
    fn judge(&mut self) {
        while self.app.world().resource::<Judge>().is_at_work() {
            self.app.update();
        }
        self.frames();
    }

    fn ask(&mut self, ask: Ask) {
        self.world().write_message(ask.by(Asker::Hand));
        self.frames();
    }

    fn play(&mut self, step: Step) {
        self.ask(match step {
            Step::Slide(slide) => Ask::Slide(slide),
            Step::Relocate(relocation) => Ask::Relocate(relocation),
            Step::Skip => Ask::Skip,
        });
    }

    /// Goes back to the table.
    fn leave(&mut self) {
        self.world().resource_mut::<NextState<Overlay>>().set(Overlay::None);
        self.world().resource_mut::<NextState<Screen>>().set(Screen::Match);
        self.pass(0.2);
    }

    /// Runs enough frames to show what has happened.
    fn frames(&mut self) {
        for _ in 0..4 {
            self.app.update();
        }
    }

    /// Waits until everything is written, and until the pages know of it.
    fn settle_keeping(&mut self) {
        self.frames();
        while !self.world().resource::<Keeping>().is_idle() {
            self.app.update();
        }
        self.frames();
    }

    fn referee(&mut self) -> Referee {
        self.app.world().resource::<Referee>().clone()
    }

    /// All visible texts.
    fn read(&mut self) -> BTreeSet<String> {
        let world = self.world();
        let mut texts = world.query::<(&Text, &ComputedNode, &InheritedVisibility)>();
        let seen = texts.iter(world).filter(|(_, node, shown)| shown.get() && !node.is_empty());
        // Where a line may end is of no concern to whoever asks what is said.
        let said = seen.map(|(text, ..)| text.0.replace('\u{a0}', " "));
        said.filter(|text| !text.is_empty()).collect()
    }

    /// The texts on the page with this name.
    fn read_on(&mut self, page: &str) -> Vec<String> {
        let world = self.world();
        let texts: Vec<(Entity, String)> = world
            .query::<(Entity, &Text)>()
            .iter(world)
            .map(|(entity, text)| (entity, text.0.clone()))
            .collect();
        let is_on_page = |entity: Entity| {
            let mut above = std::iter::successors(Some(entity), |entity| {
                world.get::<ChildOf>(*entity).map(ChildOf::parent)
            });
            above.any(|one| world.get::<Name>(one).is_some_and(|name| name.as_str() == page))
        };
        texts.into_iter().filter(|(entity, _)| is_on_page(*entity)).map(|(_, text)| text).collect()
    }

    /// Where a node lies in the window.
    fn lies_at(&mut self, entity: Entity) -> Rect {
        let world = self.world();
        let node = world.get::<ComputedNode>(entity).expect("it is laid out");
        rect(node, world.get::<UiGlobalTransform>(entity).expect("it is laid out"))
    }

    /// Where the visible text with this part lies, and how large its letters are, relative to body text.
    #[track_caller]
    fn lies(&mut self, part: &str) -> (Rect, f32) {
        let world = self.world();
        let mut texts = world.query::<(
            (&Text, &TextFont),
            (&ComputedNode, &UiGlobalTransform, &InheritedVisibility),
        )>();
        let mut seen = texts.iter(world).filter(|((text, _), (node, _, shown))| {
            shown.get() && !node.is_empty() && text.0.replace('\u{a0}', " ").contains(part)
        });
        let ((_, font), (node, at, _)) =
            seen.next().unwrap_or_else(|| panic!("nothing says “{part}”"));
        let FontSize::Rem(letters) = font.font_size else { panic!("{:?}", font.font_size) };
        (rect(node, at), letters)
    }

    /// What is said right below the visible text with this part.
    fn said_below(&mut self, part: &str) -> Option<String> {
        let above = self.lies(part).0;
        let world = self.world();
        let mut texts =
            world.query::<(&Text, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
        let seen = texts.iter(world).filter(|(_, node, _, shown)| shown.get() && !node.is_empty());
        let placed =
            seen.map(|(text, node, at, _)| (text.0.replace('\u{a0}', " "), rect(node, at)));
        let below = placed.filter(|(_, at)| {
            at.min.y >= above.max.y - 1.0 && (at.min.x - above.min.x).abs() < 1.0
        });
        let nearest = below.min_by(|(_, one), (_, other)| one.min.y.total_cmp(&other.min.y));
        nearest.map(|(text, _)| text)
    }

    fn reads(&mut self, part: &str) -> bool {
        let part = part.replace('\u{a0}', " ");
        self.read().iter().any(|text| text.contains(&part))
    }

    /// The visible button with this label, if there is one. Of several, the topmost. What a turn in the list does follows
    /// in brackets.
    fn button(&mut self, label: &str) -> Option<Entity> {
        let world = self.world();
        let mut labels = world.query_filtered::<(
            Entity,
            &AccessibleLabel,
            &ComputedNode,
            &InheritedVisibility,
            &ComputedStackIndex,
        ), With<bevy::ui_widgets::Button>>();
        let seen = labels.iter(world).filter(|(_, found, node, shown, _)| {
            let rest = found.0.strip_prefix(label);
            let is_named = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" ("));
            is_named && shown.get() && !node.is_empty()
        });
        seen.max_by_key(|(.., index)| index.0).map(|(entity, ..)| entity)
    }

    /// Where each of the visible buttons with these labels lies, to the nearest pixel.
    fn buttons_lie_at(&mut self, labels: &[&'static str]) -> Vec<(&'static str, [i32; 4])> {
        let seen: Vec<_> =
            labels.iter().filter_map(|label| Some((*label, self.button(label)?))).collect();
        let sides =
            |at: Rect| [at.min.x, at.min.y, at.max.x, at.max.y].map(|side| side.round() as i32);
        seen.into_iter().map(|(label, button)| (label, sides(self.lies_at(button)))).collect()
    }

    /// Answers the question that lies over the table with this button.
    #[track_caller]
    fn answer(&mut self, label: &str) {
        let world = self.world();
        let mut buttons =
            world.query_filtered::<(Entity, &AccessibleLabel), With<bevy::ui_widgets::Button>>();
        let named: Vec<Entity> = buttons
            .iter(world)
            .filter(|(_, found)| found.0 == label)
            .map(|(entity, _)| entity)
            .collect();
        let is_answer = |entity: &Entity| {
            let mut above = std::iter::successors(Some(*entity), |entity| {
                world.get::<ChildOf>(*entity).map(ChildOf::parent)
            });
            above.any(|one| world.get::<Name>(one).is_some_and(|name| name.as_str() == "question"))
        };
        let entity = named.into_iter().find(is_answer).unwrap_or_else(|| panic!("no {label}"));
        self.world().trigger(Reach { entity });
        self.frames();
    }

    #[track_caller]
    fn press(&mut self, label: &str) {
        let entity = self.button(label).unwrap_or_else(|| panic!("no button: {label}"));
        self.world().trigger(Reach { entity });
        self.frames();
    }

    #[track_caller]
    fn can_press(&mut self, label: &str) -> bool {
        let entity = self.button(label).unwrap_or_else(|| panic!("no button: {label}"));
        self.world().get::<InteractionDisabled>(entity).is_none()
    }

    fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.world().write_message(KeyboardInput {
                key_code,
                logical_key: Key::Escape,
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            self.app.update();
        }
        self.frames();
    }

    /// Moves the mouse by this many pixels to the right while a button is held down.
    fn drag(&mut self, button: MouseButton, pixels: f32) {
        let window = Entity::PLACEHOLDER;
        self.world().write_message(MouseButtonInput {
            button,
            state: ButtonState::Pressed,
            window,
        });
        self.app.update();
        self.world().write_message(moved_by(pixels));
        self.app.update();
        let state = ButtonState::Released;
        self.world().write_message(MouseButtonInput { button, state, window });
        self.frames();
    }

    /// How far the view is turned, in radians from 0 to a whole turn.
    fn yaw(&mut self) -> f32 {
        let world = self.world();
        world.query::<&View>().single(world).expect("one camera").yaw
    }

    /// Whether a button looks switched on.
    #[track_caller]
    fn is_on(&mut self, label: &str) -> bool {
        let entity = self.button(label).unwrap_or_else(|| panic!("no button: {label}"));
        self.world().get::<Checked>(entity).is_some()
    }

    /// The texts on brass, such as the part of the turn that is due.
    fn lit(&mut self) -> Vec<String> {
        let world = self.world();
        let mut fills = world.query::<(&Fill, &Children)>();
        let lit: Vec<Entity> = fills
            .iter(world)
            .filter(|(fill, _)| fill.0 == BRASS)
            .flat_map(|(_, children)| children.iter())
            .collect();
        lit.into_iter().filter_map(|entity| Some(world.get::<Text>(entity)?.0.clone())).collect()
    }

    /// Every painted node, its rectangle, and the nodes that it is in.
    fn painted(&mut self) -> Vec<(Entity, Rect, Vec<Entity>)> {
        let world = self.world();
        let mut nodes = world.query::<(
            Entity,
            &ComputedNode,
            &UiGlobalTransform,
            &BackgroundColor,
            &InheritedVisibility,
            Option<&CalculatedClip>,
        )>();
        let painted: Vec<(Entity, Rect)> = nodes
            .iter(world)
            .filter(|(_, node, _, fill, shown, _)| {
                shown.get() && !node.is_empty() && fill.0.alpha() > 0.9
            })
            .map(|(entity, node, at, _, _, clip)| {
                let whole = rect(node, at);
                (entity, clip.map_or(whole, |clip| whole.intersect(clip.clip)))
            })
            .filter(|(_, rect)| !rect.is_empty())
            .collect();
        let parents = |entity: Entity| {
            let mut above = Vec::new();
            let mut next = world.get::<ChildOf>(entity);
            while let Some(parent) = next {
                above.push(parent.parent());
                next = world.get::<ChildOf>(parent.parent());
            }
            above
        };
        painted.iter().map(|(entity, rect)| (*entity, *rect, parents(*entity))).collect()
    }

    /// Checks that nothing is cut off, and that nothing covers the board or anything else.
    #[track_caller]
    fn check_layout(&mut self) {
        let window = Rect::from_corners(Vec2::ZERO, self.window).inflate(0.5);
        self.check_rims();
        let painted = self.painted();
        assert!(painted.len() > 5, "{}", painted.len());
        for (i, (entity, rect, above)) in painted.iter().enumerate() {
            assert!(
                window.contains(rect.min) && window.contains(rect.max),
                "{rect:?} in {window:?}"
            );
            for (other, over, above_other) in &painted[i + 1..] {
                let is_within = above.contains(other) || above_other.contains(entity);
                let overlap = rect.intersect(*over);
                assert!(is_within || overlap.is_empty(), "{rect:?} over {over:?}");
            }
        }
        let world = self.world();
        let mut texts = world.query::<(
            &Text,
            &TextLayoutInfo,
            &ComputedNode,
            &UiGlobalTransform,
            Option<&CalculatedClip>,
        )>();
        for (text, layout, node, at, clip) in
            texts.iter(world).filter(|(_, _, node, ..)| !node.is_empty())
        {
            // The spaces at which lines break may lie beyond the end of the line.
            let ends = layout.glyphs.iter().map(|glyph| {
                let half = glyph.atlas_info.rect.size() / 2.0;
                glyph.position + half
            });
            let end = ends.fold(Vec2::ZERO, Vec2::max);
            assert!(end.cmple(node.size() + 1.0).all(), "{}: {end} in {}", text.0, node.size());
            let rect = rect(node, at);
            // Rows that are scrolled out of sight may lie anywhere.
            let seen = clip.map_or(rect, |clip| rect.intersect(clip.clip));
            let is_seen_whole = window.contains(seen.min) && window.contains(seen.max);
            assert!(seen.is_empty() || is_seen_whole, "{}", text.0);
        }
        for corner in self.board() {
            let under = painted.iter().find(|(_, rect, _)| rect.contains(corner));
            assert!(window.contains(corner), "{corner}");
            assert_eq!(under.map(|(_, rect, _)| *rect), None, "over the board at {corner}");
        }
    }

    /// Checks that the line around each thing is equally wide on all sides.
    #[track_caller]
    fn check_rims(&mut self) {
        let world = self.world();
        for node in world.query::<&ComputedNode>().iter(world).filter(|node| !node.is_empty()) {
            let (low, high) = (node.border.min_inset, node.border.max_inset);
            let widths = [low.x, low.y, high.x, high.y];
            assert!(widths.iter().all(|width| (width - widths[0]).abs() < 1e-3), "{widths:?}");
        }
    }

    /// Points along the rims of all discs, as seen in the window.
    fn board(&mut self) -> Vec<Vec2> {
        let world = self.world();
        let discs: Vec<Vec3> = world
            .query_filtered::<&Transform, (With<Disc>, With<At>)>()
            .iter(world)
            .map(|transform| transform.translation)
            .collect();
        assert_eq!(discs.len(), 19);
        let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let (camera, eye) = eyes.single(world).expect("one camera");
        let rim = |disc: Vec3| {
            (0..8_u8).map(move |i| {
                let turn = f32::from(i) * std::f32::consts::FRAC_PI_4;
                disc + Vec3::new(turn.cos(), 0.0, turn.sin()) * 0.5
            })
        };
        let seen = |at: Vec3| camera.world_to_viewport(eye, at).expect("in front of the camera");
        discs.into_iter().flat_map(rim).map(seen).collect()
    }
}

/// The pointer moves to the right by this many pixels.
fn moved_by(pixels: f32) -> CursorMoved {
    let delta = Some(Vec2::X * pixels);
    CursorMoved { window: Entity::PLACEHOLDER, position: Vec2::ZERO, delta }
}

fn rect(node: &ComputedNode, at: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(at.translation, node.size())
}

#[test]
fn the_hud_shows_what_happens_and_its_buttons_work() {
    let mut hud = Hud::with_list(SIZES[1]);
    says_whose_turn_it_is(&mut hud);
    takes_back_and_redoes(&mut hud);
    lists_turns_and_jumps_to_them(&mut hud);
    tells_of_a_repetition(&mut hud);
    says_why_a_try_was_refused(&mut hud);
    asks_before_resigning(&mut hud);
    lets_the_other_side_answer_a_draw_offer(&mut hud);
    can_be_entered_and_left_by_keyboard(&mut hud);
}

fn says_whose_turn_it_is(hud: &mut Hud) {
    hud.begin(["Ada", ""]);
    assert!(hud.reads("Ada") && hud.reads("Black"), "{:?}", hud.read());
    assert!(hud.lit().contains(&"Slide a token".to_owned()));
    hud.play(Step::Slide(SLIDE));
    assert!(hud.lit().contains(&"Move a disc".to_owned()));
    assert!(!hud.lit().contains(&"Slide a token".to_owned()));
    hud.play(Step::Relocate(RELOCATION));
    assert!(hud.lit().contains(&"Move a disc".to_owned()), "the disc is in the air");
    hud.pass(2.0);
    assert!(hud.lit().contains(&"Slide a token".to_owned()));
    hud.ask(Ask::Resign(Side::Black));
    assert!(hud.reads("Black resigns"), "{:?}", hud.read());
    assert!(!hud.reads("Slide a token"));
}

fn takes_back_and_redoes(hud: &mut Hud) {
    hud.begin(["", ""]);
    assert!(!hud.can_press("Take back half a turn") && !hud.can_press("Redo"));
    hud.play(Step::Slide(SLIDE));
    assert!(hud.can_press("Take back half a turn"));
    hud.press("Take back half a turn");
    assert_eq!(hud.referee().position().due(), Some(Part::Slide));
    assert!(!hud.can_press("Take back half a turn") && hud.can_press("Redo"));
    hud.press("Redo");
    hud.play(Step::Relocate(RELOCATION));
    hud.press("Take back a turn");
    assert_eq!(hud.referee().game().turns().len(), 0);
    // A disabled button does nothing.
    hud.press("Take back a turn");
    assert!(!hud.reads("nothing to take back"));
}

/// A match of this many turns that has not ended.
fn played(turns: usize) -> Match {
    let mut random = fastrand::Rng::with_seed(4);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    while game.turns().len() < turns {
        let quiet = |step: &&Step| {
            let mut after = game.clone();
            after.play(**step).is_ok() && after.ending().is_none()
        };
        let steps = game.position().steps();
        let quiet: Vec<Step> = steps.iter().filter(quiet).copied().collect();
        let step = *random.choice(&quiet).expect("a step that does not end the match");
        game.play(step).expect("it is legal");
    }
    game
}

fn lists_turns_and_jumps_to_them(hud: &mut Hud) {
    hud.begin_with(played(6));
    let turns = hud.referee().playhead().whole().turns();
    for with_coordinates in [false, true] {
        hud.world().resource_mut::<Settings>().coordinates = with_coordinates;
        hud.pass(0.3);
        for turn in &turns {
            let written = turn.to_string();
            assert_eq!(hud.reads(&written), with_coordinates, "{turn}: {:?}", hud.read());
        }
    }
    hud.world().resource_mut::<Settings>().coordinates = false;
    hud.pass(0.3);
    let row = |at: usize| {
        let side = if at % 2 == 1 { "Red" } else { "Black" };
        format!("Turn {at}, {side}: {}", turns[at - 1])
    };
    let is_lit = |hud: &mut Hud, label: &str| {
        let row = hud.button(label).expect("a row");
        hud.world().get::<Checked>(row).is_some()
    };
    assert!(is_lit(hud, &row(6)));
    hud.press(&row(2));
    assert_eq!(hud.referee().game().turns().len(), 2);
    assert!(is_lit(hud, &row(2)) && !is_lit(hud, &row(6)));
    hud.ask(Ask::Jump(0));
    assert_eq!(hud.referee().game().turns().len(), 0);
    hud.press(&row(6));
    assert_eq!(hud.referee().playhead().whole().turns(), turns);
    assert!(!hud.reads("Current position"), "play stands at turn 6");
    looks_back_without_losing_turns(hud, &row(6));
}

fn looks_back_without_losing_turns(hud: &mut Hud, last: &str) {
    hud.ask(Ask::Jump(0));
    assert!(hud.can_press("Current position"), "{:?}", hud.read());
    // A try is refused and says why, and nothing is lost.
    let token = Spot { thing: Thing::Token, cell: SLIDE.from };
    hud.world().write_message(Gesture::Choose(token));
    hud.frames();
    hud.play(Step::Slide(SLIDE));
    assert!(hud.reads("looking at an earlier turn"), "{:?}", hud.read());
    assert!(!hud.can_press("Resign") && !hud.can_press("Take back a turn"));
    assert_eq!(hud.referee().turns(), 6);
    hud.press("Current position");
    assert!(!hud.reads("looking at an earlier turn"), "that is not so any more: {:?}", hud.read());
    assert_eq!(hud.referee().game().turns().len(), 6);
    assert!(!hud.reads("Current position") && hud.can_press("Resign"));
    // To play on from there, the player has to say so, and is asked first.
    hud.ask(Ask::Jump(0));
    hud.press("Play from here");
    assert!(hud.reads("This takes back turns 1 to 6."), "{:?}", hud.read());
    hud.answer("Keep viewing");
    assert!(hud.referee().is_looking_back());
    hud.press("Play from here");
    hud.answer("Play from here");
    assert!(!hud.referee().is_looking_back() && hud.button(last).is_some());
    // Playing on discards the turns that were taken back.
    hud.play(Step::Slide(SLIDE));
    hud.pass(1.0);
    assert!(hud.button(last).is_none());
}

fn tells_of_a_repetition(hud: &mut Hud) {
    hud.begin(["", ""]);
    let there_and_back = [
        Step::Slide(SLIDE),
        Step::Relocate(RELOCATION),
        Step::Slide(Slide { from: Cell::new(0, 2), to: Cell::new(0, -1) }),
        Step::Relocate(Relocation { from: Cell::new(-1, 2), to: Cell::new(-3, 2) }),
    ];
    for step in there_and_back {
        hud.play(step);
    }
    assert!(!hud.reads("has come up before"));
    // The message goes away after a while.
    let done = nonaga::game::referee::Done {
        request: Ask::Redo.by(Asker::Hand),
        moved: Vec::new(),
        is_shown: true,
        skipped: vec![nonaga::game::referee::Skipped { side: Side::Red, part: Part::Slide }],
        ended: None,
        shape: None,
        times_stood: 2,
    };
    hud.world().write_message(done);
    hud.frames();
    assert!(hud.reads("has come up before") && hud.reads("tokens can slide"));
    hud.pass(5.5);
    assert!(hud.reads("has come up before"), "a longer message is shown for longer");
    hud.pass(5.0);
    assert!(!hud.reads("has come up before"));
}

fn says_why_a_try_was_refused(hud: &mut Hud) {
    hud.begin(["", ""]);
    hud.play(Step::Slide(SLIDE));
    let spot = Spot { thing: Thing::Disc, cell: Cell::new(0, 0) };
    // The keyboard chooses what the cursor is on, so the cursor goes first.
    for _ in 0..20 {
        hud.world().write_message(Action::Next);
        hud.frames();
    }
    hud.world().write_message(Gesture::Choose(spot));
    hud.frames();
    assert!(hud.reads("are in the way"), "{:?}", hud.read());
    hud.pass(7.5);
    assert!(!hud.reads("are in the way"));
    // A refused key is answered by news, not beside a thing on the table.
    hud.begin(["", ""]);
    hud.key(KeyCode::KeyU);
    assert!(hud.reads("nothing to take back"));
}

fn asks_before_resigning(hud: &mut Hud) {
    hud.begin(["", ""]);
    hud.press("Resign");
    assert!(hud.reads("Resign as Red?"));
    let has_keys = hud.world().run_system_cached(board_has_keys).expect("it runs");
    assert!(!has_keys, "the board does not have the keys while the question is open");
    hud.key(KeyCode::Escape);
    assert!(!hud.reads("Resign as Red?"));
    assert_eq!(hud.referee().game().ending(), None);
    hud.press("Resign");
    hud.press("Play on");
    assert!(!hud.reads("Resign as Red?"));
    let beside_the_table = hud.button("Resign");
    hud.press("Resign");
    // The button beside the table has the same label.
    let world = hud.world();
    let mut buttons = world.query::<(Entity, &AccessibleLabel, &bevy::ui_widgets::Button)>();
    let resigns = buttons.iter(world).filter(|(_, label, _)| label.0 == "Resign");
    let answer = resigns.map(|it| it.0).find(|button| Some(*button) != beside_the_table);
    world.trigger(Reach { entity: answer.expect("the question has a button") });
    hud.frames();
    assert_eq!(hud.referee().game().ending(), Some(Ending::Resigned { by: Side::Red }));
}

fn lets_the_other_side_answer_a_draw_offer(hud: &mut Hud) {
    let offered = "Red offers Black a draw.";
    hud.begin(["", ""]);
    hud.ask(Ask::OfferDraw(Side::Red));
    assert!(hud.reads(offered) && !hud.can_press("Offer a draw"));
    hud.press("Decline");
    assert!(!hud.reads(offered) && hud.can_press("Offer a draw"));
    // The offer stands while the side that made it plays. It goes when the other side plays on.
    hud.ask(Ask::OfferDraw(Side::Red));
    hud.play(Step::Slide(SLIDE));
    hud.play(Step::Relocate(RELOCATION));
    assert!(hud.reads(offered));
    hud.check_layout();
    hud.play(Step::Slide(Slide { from: Cell::new(0, 2), to: Cell::new(0, -1) }));
    assert!(!hud.reads(offered));
    hud.ask(Ask::OfferDraw(Side::Red));
    hud.press("Accept");
    assert_eq!(hud.referee().game().ending(), Some(Ending::DrawnByAgreement));
}

fn can_be_entered_and_left_by_keyboard(hud: &mut Hud) {
    hud.begin(["", ""]);
    let has_keys = |hud: &mut Hud| hud.world().run_system_cached(board_has_keys).expect("it runs");
    hud.key(KeyCode::Tab);
    assert!(has_keys(hud), "Tab moves the cursor on the board");
    let spoken = |hud: &mut Hud| {
        let world = hud.world();
        let mut boards =
            world.query_filtered::<&AccessibleLabel, With<nonaga::game::ui::BoardStop>>();
        boards.single(world).expect("one board").0.clone()
    };
    assert!(spoken(hud).starts_with("Red token"), "{}", spoken(hud));
    assert!(spoken(hud).contains("can slide"), "{}", spoken(hud));
    hud.key(KeyCode::F6);
    assert!(!has_keys(hud), "F6 goes to the buttons");
    hud.key(KeyCode::Escape);
    assert!(has_keys(hud), "Escape goes back to the board");
    assert_eq!(hud.referee().game().ending(), None);
}

#[test]
fn what_was_drawn_by_lot_is_told_once_the_match_is_on_the_table() {
    let mut hud = Hud::new(SIZES[1]);
    let mut start = |draft: Draft| {
        hud.world().resource_mut::<NextState<Screen>>().set(Screen::NewMatch);
        hud.frames();
        hud.world().insert_resource(draft);
        hud.frames();
        hud.press("Start");
        hud.frames();
        let referee = hud.referee();
        let name = |side| if side == Side::Red { "Red" } else { "Black" };
        let yours = if referee.seat(Side::Red) == Seat::Hand { Side::Red } else { Side::Black };
        let news: Vec<String> =
            hud.read().into_iter().filter(|text| text.contains(" begin")).collect();
        (name(yours), name(referee.game().start().to_move()), news)
    };
    let friend = Draft { opponent: Opponent::Friend, ..default() };
    let (_, first, news) = start(friend.clone());
    assert_eq!(news, [format!("{first} begins.")]);
    let (.., news) = start(Draft { first: Colour::Black, ..friend });
    assert!(news.is_empty(), "nothing was drawn: {news:?}");
    let (yours, first, news) = start(Draft { colour: Colour::Lot, ..default() });
    let told = if first == yours {
        format!("You play {yours} and begin.")
    } else {
        format!("You play {yours}. {first} begins.")
    };
    assert_eq!(news, [told]);
}

#[test]
fn a_message_about_the_other_sides_turn_goes_with_it() {
    let mut hud = Hud::new(SIZES[1]);
    let master = PlayerKind::Computer { level: Level::Master };
    for said in ["begins.", "The computer plays this side."] {
        hud.begin_between([("", PlayerKind::Human), ("", master)]);
        hud.play(Step::Slide(SLIDE));
        hud.play(Step::Relocate(RELOCATION));
        if said == "begins." {
            hud.world().write_message(Notice::Begins { first: Side::Black });
        } else {
            hud.play(Step::Slide(SLIDE));
        }
        hud.frames();
        assert!(hud.reads(said), "{said}: {:?}", hud.read());
        while !hud.referee().waits_for_hand() {
            let position = hud.referee().position().clone();
            let part = match position.slides().first() {
                Some(slide) if position.due() == Some(Part::Slide) => Ask::Slide(*slide),
                _ => Ask::Relocate(position.relocations().next().expect("some disc may be taken")),
            };
            assert!(hud.reads(said), "it is still true: {:?}", hud.read());
            hud.world().write_message(part.by(Asker::Computer));
            hud.frames();
        }
        assert!(!hud.reads(said), "{said}: {:?}", hud.read());
    }
}

/// What is refused on one's own turn says nothing of the other side's.
#[test]
fn a_refusal_on_the_players_own_turn_stays_to_be_read() {
    let mut hud = Hud::new(SIZES[1]);
    let master = PlayerKind::Computer { level: Level::Master };
    hud.begin_between([("", PlayerKind::Human), ("", master)]);
    assert!(hud.referee().waits_for_hand());
    hud.ask(Ask::Resign(Side::Black));
    hud.pass(1.0);
    assert!(hud.reads("The computer plays this side."), "{:?}", hud.read());
}

#[test]
fn nothing_is_cut_off_or_covered_at_any_size() {
    let names = ["Wilhelmina Featherstonehaugh-Hall", "Bartholomew the Younger of Essex"];
    for (size, text) in SIZES.map(|size| (size, TextSize::Normal)).into_iter().chain([
        (SIZES[0], TextSize::Double),
        (SIZES[1], TextSize::Double),
        (UVec2::new(640, 480), TextSize::Normal),
        (UVec2::new(500, 900), TextSize::Normal),
    ]) {
        let mut hud = Hud::new(size);
        hud.world().resource_mut::<Settings>().text = text;
        hud.begin(["", ""]);
        hud.pass(0.2);
        hud.check_layout();
        hud.begin(names);
        for step in [Step::Slide(SLIDE), Step::Relocate(RELOCATION)] {
            hud.play(step);
            hud.pass(1.5);
            hud.check_layout();
        }
        hud.ask(Ask::OfferDraw(Side::Red));
        hud.pass(0.2);
        hud.check_layout();
        // The list of turns opens or closes, and the board makes room.
        for _ in 0..2 {
            hud.world().write_message(Action::Turns);
            hud.pass(0.2);
            hud.check_layout();
        }
        // The fullest ribbon: long names, and dots while the computer thinks.
        let computer = PlayerKind::Computer { level: Level::Beginner };
        hud.begin_between(names.map(|name| (name, computer)));
        assert!(hud.app.world().resource::<Computer>().is_thinking());
        hud.check_layout();
    }
}

#[test]
fn a_plate_is_as_wide_as_the_name_on_it() {
    let mut hud = Hud::new(SIZES[0]);
    let beginner = ("", PlayerKind::Computer { level: Level::Beginner });
    let friend = ("", PlayerKind::Human);
    for players in [[beginner, friend], [friend, beginner], [friend, friend]] {
        hud.begin_between(players);
        hud.pass(0.3);
        let world = hud.world();
        let mut names = world.query::<(&Text, &ComputedNode, &ChildOf)>();
        let said =
            ["Red", "Black", "Red · you", "Black · you", "Red · Beginner", "Black · Beginner"];
        let spare: Vec<f32> = names
            .iter(world)
            .filter(|(text, ..)| said.contains(&text.0.as_str()))
            .filter_map(|(_, name, plate)| {
                Some(world.get::<ComputedNode>(plate.parent())?.size().x - name.size().x)
            })
            .collect();
        assert_eq!(spare.len(), 2, "{players:?}");
        assert!((spare[0] - spare[1]).abs() < 2.0, "{players:?}: {spare:?}");
    }
}

/// The window has no room for the list of turns, so its rows are hidden.
#[test]
fn a_name_has_no_more_lines_than_it_needs() {
    for size in [SIZES[0], UVec2::new(1100, 720), SIZES[1], UVec2::new(1366, 768), SIZES[2]] {
        let mut hud = Hud::new(size);
        for names in [["", ""], ["Ada", "Bob"], ["Tom and Jerry", "Wilhelmina"]] {
            hud.begin(names);
            hud.pass(0.3);
            let shown = ["Red", "Black"].into_iter().chain(names);
            let shown: Vec<&str> = shown.filter(|name| !name.is_empty()).collect();
            let world = hud.world();
            let scale = world.resource::<UiScale>().0;
            let mut texts = world.query::<(&Text, &ComputedNode, &TextLayoutInfo)>();
            for (text, node, lines) in texts.iter(world) {
                let room = node.size().y - lines.size.y * scale;
                assert!(!shown.contains(&&*text.0) || room < 3.0, "{size}, {}: {room}", text.0);
            }
        }
    }
}

#[test]
fn tab_visits_only_visible_controls() {
    let mut hud = Hud::new(SIZES[0]);
    hud.begin(["", ""]);
    for step in [Step::Slide(SLIDE), Step::Relocate(RELOCATION)] {
        hud.play(step);
        hud.pass(1.5);
    }
    hud.key(KeyCode::F6);
    let mut visited = BTreeSet::new();
    for _ in 0..30 {
        let focused = hud.world().resource::<InputFocus>().get().expect("a control");
        let node = hud.world().get::<ComputedNode>(focused).expect("it is laid out");
        assert!(!node.is_empty(), "the keyboard is on a hidden control");
        visited.insert(focused);
        hud.key(KeyCode::Tab);
    }
    let buttons = 10;
    assert!(visited.len() >= buttons, "{} controls", visited.len());
}

#[test]
fn a_long_match_has_only_its_visible_rows() {
    let mut hud = Hud::with_list(SIZES[1]);
    hud.begin_with(played(200));
    let turns = hud.referee().playhead().whole().turns();
    let row = |at: usize| {
        let side = if at % 2 == 1 { "Red" } else { "Black" };
        format!("Turn {at}, {side}: {}", turns[at - 1])
    };
    let window = Rect::from_corners(Vec2::ZERO, hud.window);
    // Short and long jumps, forwards and backwards.
    for at in [200, 199, 120, 3, 90, 101, 200] {
        hud.ask(Ask::Jump(at));
        let entity = hud.button(&row(at)).expect("the row of the position on the table");
        let world = hud.world();
        assert!(world.get::<Checked>(entity).is_some());
        let node = world.get::<ComputedNode>(entity).expect("it is laid out");
        let place = rect(node, world.get::<UiGlobalTransform>(entity).expect("it is laid out"));
        assert!(window.contains(place.min) && window.contains(place.max), "{at}: {place:?}");
        let mut labels = world.query::<&AccessibleLabel>();
        let rows = labels.iter(world).filter(|label| label.0.starts_with("Turn ")).count();
        assert!((5..50).contains(&rows), "{rows} rows at {at}");
        if (10..190).contains(&at) {
            let place_of = |hud: &mut Hud, at: usize| {
                let entity = hud.button(&row(at)).expect("a neighbouring row");
                hud.world().get::<UiGlobalTransform>(entity).expect("laid out").translation.y
            };
            let apart = place_of(&mut hud, at + 1) - place_of(&mut hud, at);
            let apart_before = place_of(&mut hud, at) - place_of(&mut hud, at - 1);
            assert!(apart > 10.0 && (apart - apart_before).abs() < 1.5, "{apart} {apart_before}");
        }
    }
    // The keyboard also reaches rows that were not spawned when it entered the list.
    hud.press(&row(200));
    hud.ask(Ask::Jump(1));
    hud.key(KeyCode::F6);
    let mut furthest = 0;
    for _ in 0..80 {
        let focused = hud.world().resource::<InputFocus>().get().expect("a control");
        let label = hud.world().get::<AccessibleLabel>(focused).map(|label| label.0.clone());
        let turn = (1..=200).find(|at| label.as_ref() == Some(&row(*at)));
        furthest = furthest.max(turn.unwrap_or(0));
        hud.key(KeyCode::Tab);
    }
    assert!(furthest > 50, "it reached turn {furthest}");
}

#[test]
fn a_win_hides_the_buttons_until_the_camera_is_back() {
    for size in SIZES {
        let mut hud = Hud::new(size);
        let slide = Slide { from: Cell::new(2, -1), to: Cell::new(1, -1) };
        let tokens = ([(0, -2), (0, -1), (2, -1)], [(2, -2), (-2, 0), (0, 2)]);
        let mut game = won(tokens.0, tokens.1, slide);
        game.take_back_part();
        hud.begin_with(game);
        assert!(hud.button("Menu").is_some());
        hud.world().write_message(Ask::Slide(slide).by(Asker::Hand));
        hud.app.update();
        hud.app.update();
        assert!(!hud.reads("wins"), "nobody tells of the win while the token still slides");
        assert!(hud.button("Result").is_none());
        hud.pass(2.0);
        assert!(hud.button("Menu").is_none() && hud.reads("Red wins"), "the camera is near");
        hud.pass(5.0);
        hud.world().write_message(Go::Table);
        hud.pass(1.0);
        assert!(hud.button("Menu").is_some());
        hud.check_layout();
    }
}

#[test]
fn a_person_alone_with_the_computer_is_called_you_and_two_people_by_name() {
    let computer = PlayerKind::Computer { level: Level::Beginner };
    for (others, resign, offered, declined) in [
        (("", computer), "Resign?", "Black offers you a draw.", "You decline the draw."),
        (
            ("Ada", PlayerKind::Human),
            "Resign as Bob?",
            "Ada offers Bob a draw.",
            "Bob declines the draw.",
        ),
    ] {
        let mut hud = Hud::new(SIZES[1]);
        hud.begin_between([("Bob", PlayerKind::Human), others]);
        hud.press("Resign");
        assert!(hud.read_on("question").contains(&resign.to_owned()), "{:?}", hud.read());
        hud.press("Play on");
        let is_alone = !matches!(others.1, PlayerKind::Human);
        let by = if is_alone { Asker::Computer } else { Asker::Hand };
        hud.world().write_message(Ask::OfferDraw(Side::Black).by(by));
        hud.frames();
        assert!(hud.reads(offered), "{:?}", hud.read());
        hud.press("Decline");
        assert!(hud.reads(declined), "{:?}", hud.read());
        let called = hud.read().into_iter().filter(|text| text.contains("Bob")).collect::<Vec<_>>();
        let by_name = if is_alone { vec!["Bob"] } else { vec!["Bob", declined] };
        assert_eq!(called, by_name, "the name stands beside the board, and there alone");
    }
}

#[test]
fn against_the_computer_the_end_is_told_to_you_and_otherwise_by_name() {
    let mut hud = Hud::with_list(SIZES[1]);
    let computer = PlayerKind::Computer { level: Level::Beginner };
    for (players, ending, told) in [
        ([("", PlayerKind::Human), ("", computer)], Side::Red, "You lost by resigning."),
        (
            [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)],
            Side::Red,
            "Ada resigns, so Bo wins.",
        ),
        (
            [("", PlayerKind::Human), ("Bo", PlayerKind::Human)],
            Side::Black,
            "Bo resigns, so Red wins.",
        ),
    ] {
        hud.begin_between(players);
        hud.ask(Ask::Resign(ending));
        assert!(hud.reads(told), "{:?}", hud.read());
        let short = match told {
            "You lost by resigning." => "You resign",
            "Ada resigns, so Bo wins." => "Ada resigns",
            _ => "Bo resigns",
        };
        assert!(hud.reads(short), "it stands in the list of turns: {:?}", hud.read());
        hud.pass(2.0);
        assert!(hud.reads(told), "on the result: {:?}", hud.read());
        hud.world().write_message(Go::Table);
        hud.pass(0.2);
    }
    // The same for a win on the board.
    let slide = Slide { from: Cell::new(2, -1), to: Cell::new(1, -1) };
    let mut game = won([(0, -2), (0, -1), (2, -1)], [(2, -2), (-2, 0), (0, 2)], slide);
    game.take_back_part();
    for (kinds, told) in [
        ([PlayerKind::Human, computer], "You won with a"),
        ([PlayerKind::Human, PlayerKind::Human], "Ada wins with a"),
    ] {
        let players = kinds.map(|player| Player { name: "Ada".to_owned(), player });
        hud.ask(Ask::Begin(Box::new(NewMatch::to_play(game.clone(), players))));
        hud.play(Step::Slide(slide));
        hud.pass(2.0);
        assert!(hud.reads(told), "{:?}", hud.read());
    }
}

/// A match that Red has won with this slide. The tokens stood on these cells before it.
fn won(red: [(i32, i32); 3], black: [(i32, i32); 3], slide: Slide) -> Match {
    let cells = |tokens: [(i32, i32); 3]| tokens.map(Cell::from).to_vec();
    let setup = Setup { red: cells(red), black: cells(black), ..Setup::start() };
    let mut game = Match::new(setup.validate(HouseRules::Booklet).expect("a valid position"));
    game.play(Step::Slide(slide)).expect("it is legal");
    assert!(matches!(game.ending(), Some(Ending::Won { .. })));
    game
}

#[test]
fn the_ribbon_lies_only_between_the_winning_tokens() {
    let mut hud = Hud::new(SIZES[0]);
    let slide = |from, to| Slide { from: Cell::from(from), to: Cell::from(to) };
    let one = won([(0, -2), (0, -1), (2, -1)], [(2, -2), (-2, 0), (0, 2)], slide((2, -1), (1, -1)));
    let other = won([(0, 2), (0, 1), (-2, 1)], [(-2, 2), (2, 0), (0, -2)], slide((-2, 1), (-1, 1)));
    for game in [one, other] {
        hud.begin_with(game);
        hud.pass(1.0);
        let world = hud.world();
        let mut winners = world.query_filtered::<&Transform, With<Winning>>();
        let winners: Vec<Vec3> = winners.iter(world).map(|at| at.translation).collect();
        let mut named = world.query::<(&Name, &Transform)>();
        let pieces: Vec<Vec3> = named
            .iter(world)
            .filter(|(name, _)| name.as_str() == "ribbon")
            .map(|(_, at)| at.translation)
            .collect();
        assert_eq!((winners.len(), pieces.len()), (3, 2), "one piece for each gap in the shape");
        for piece in pieces {
            let between = winners.iter().filter(|at| at.xz().distance(piece.xz()) < SPACING * 0.6);
            assert_eq!(between.count(), 2, "{piece} is not between two of {winners:?}");
        }
    }
}

#[test]
fn the_right_and_middle_buttons_drag_the_view() {
    let mut hud = Hud::new(SIZES[0]);
    for button in [MouseButton::Right, MouseButton::Middle] {
        hud.drag(button, 3.0);
        assert!(hud.yaw() <= 0.0, "a click with {button:?} does not turn the view");
        hud.drag(button, -50.0);
        let turned = hud.yaw();
        assert!(turned > 0.1, "a drag with {button:?} turns the view: {turned}");
        // The mouse moves on after the drag.
        hud.world().write_message(moved_by(50.0));
        hud.frames();
        assert!((hud.yaw() - turned).abs() < 1e-6, "it turned from {turned} to {}", hud.yaw());
        hud.press("Show the whole board");
        assert!(hud.yaw() <= 0.0, "{}", hud.yaw());
    }
}

#[test]
fn two_fingers_turn_the_view_and_bring_it_nearer() {
    let mut hud = Hud::new(SIZES[1]);
    let touch = |hud: &mut Hud, phase: TouchPhase, points: [(f32, f32); 2]| {
        for (id, point) in (0_u64..).zip(points) {
            let (position, window) = (Vec2::from(point), Entity::PLACEHOLDER);
            hud.world().write_message(TouchInput { phase, position, window, force: None, id });
        }
        hud.app.update();
    };
    let view = |hud: &mut Hud| {
        let world = hud.world();
        *world.query::<&View>().single(world).expect("one camera")
    };
    let before = view(&mut hud);
    touch(&mut hud, TouchPhase::Started, [(600.0, 300.0), (700.0, 300.0)]);
    touch(&mut hud, TouchPhase::Moved, [(550.0, 300.0), (750.0, 300.0)]);
    let near = view(&mut hud);
    assert!((near.zoom - 2.0 * before.zoom).abs() < 1e-3, "{near:?}");
    assert!((near.yaw - before.yaw).abs() < 1e-3 && (near.pitch - before.pitch).abs() < 1e-3);
    touch(&mut hud, TouchPhase::Moved, [(500.0, 280.0), (700.0, 280.0)]);
    let turned = view(&mut hud);
    assert!(turned.yaw > 0.1 && turned.pitch < near.pitch, "{turned:?}");
    assert!((turned.zoom - near.zoom).abs() < 1e-3);
    touch(&mut hud, TouchPhase::Ended, [(500.0, 280.0), (700.0, 280.0)]);
    hud.frames();
    assert_eq!(view(&mut hud), turned);
    assert_eq!(hud.referee().game().steps().len(), 0);
}

#[test]
fn a_button_looks_switched_on_while_what_it_shows_is_there() {
    let mut hud = Hud::new(SIZES[1]);
    for label in ["Coordinates", "Turns"] {
        let before = hud.is_on(label);
        hud.press(label);
        assert_ne!(hud.is_on(label), before, "{label}");
        hud.press(label);
        assert_eq!(hud.is_on(label), before, "{label}");
    }
    assert!(!hud.is_on("Coordinates"));
    hud.world().resource_mut::<Settings>().coordinates = true;
    hud.frames();
    assert!(hud.is_on("Coordinates"), "it was switched on in the settings");
}

#[test]
fn the_tip_of_a_button_names_its_key() {
    let mut hud = Hud::new(SIZES[1]);
    for (label, tip) in [
        ("Hint", "Hint (H)"),
        ("Take back a turn", "Take back a turn (Shift+U)"),
        ("Resign", "Resign"),
    ] {
        let button = hud.button(label).expect("a button");
        hud.world().resource_mut::<InputFocus>().set(button, FocusCause::Navigated);
        hud.world().resource_mut::<InputFocusVisible>().0 = true;
        hud.frames();
        let named = hud.read().iter().any(|said| said.lines().next() == Some(tip));
        assert!(named, "{tip}: {:?}", hud.read());
    }
}

#[test]
fn a_long_answer_leaves_the_board_in_sight() {
    for size in [SIZES[1], SIZES[2]] {
        let mut hud = Hud::new(size);
        hud.key(KeyCode::KeyL);
        hud.frames();
        let world = hud.world();
        let mut texts = world.query::<(&Text, &ComputedNode, &UiGlobalTransform)>();
        let answer = texts.iter(world).find(|(text, ..)| text.0.contains("Around it:"));
        let answer = answer.map(|(_, node, at)| rect(node, at)).expect("an answer");
        let hidden = hud.board().into_iter().filter(|disc| answer.contains(*disc)).count();
        assert_eq!(hidden, 0, "at {size}: {answer:?}");
        hud.key(KeyCode::KeyO);
        hud.check_layout();
    }
}

#[test]
fn the_reason_for_a_hint_stays_as_long_as_the_hint() {
    let mut hud = Hud::new(SIZES[1]);
    hud.key(KeyCode::KeyH);
    while hud.app.world().resource::<Adviser>().is_thinking() {
        hud.app.update();
    }
    hud.frames();
    let game = hud.referee().game().clone();
    let hint = hud.app.world().resource::<Adviser>().hint(&game).expect("a hint");
    let tell = |hud: &Hud, why: Why| {
        let told = why.told(game.position().to_move(), None);
        hud.app.world().resource::<Speaker>().0.tell(&told)
    };
    let why = tell(&hud, hint.why);
    hud.pass(20.0);
    assert!(hud.reads(&why), "the hint is still on the board");
    let slide = hint.turn.slide.expect("a token can slide");
    hud.play(Step::Slide(slide));
    hud.pass(20.0);
    let of_disc = hint.after_its_slide(hud.referee().position());
    let why_disc = tell(&hud, of_disc.why);
    assert!(hud.reads(&why_disc), "its second half still is: {:?}", hud.read());
    hud.ask(Ask::TakeBack(Span::Part));
    assert!(hud.reads(&why), "{:?}", hud.read());
    let slides = game.position().slides();
    hud.play(Step::Slide(*slides.iter().find(|other| **other != slide).expect("another slide")));
    assert!(!hud.reads(&why), "the player has made up their mind");
}

#[test]
fn after_the_end_a_button_leads_back_to_the_result() {
    for size in SIZES {
        let mut hud = Hud::new(size);
        let overlay = |hud: &Hud| *hud.app.world().resource::<State<Overlay>>().get();
        assert!(hud.button("Result").is_none(), "the match goes on");
        hud.ask(Ask::Resign(Side::Red));
        hud.pass(1.5);
        assert_eq!(overlay(&hud), Overlay::Result);
        assert!(hud.button("Result").is_none(), "the result is open");
        hud.world().write_message(Go::Table);
        hud.pass(0.2);
        assert_eq!(overlay(&hud), Overlay::None);
        hud.check_layout();
        hud.press("Result");
        assert_eq!(overlay(&hud), Overlay::Result);
        // If it is opened before it opens by itself, it does not open again.
        hud.begin(["", ""]);
        hud.world().write_message(Go::Table);
        hud.ask(Ask::Resign(Side::Red));
        hud.press("Result");
        hud.world().write_message(Go::Table);
        hud.pass(1.5);
        assert_eq!(overlay(&hud), Overlay::None);
    }
}

#[test]
fn the_result_of_a_match_opens_whichever_turn_is_looked_at_and_there_is_always_a_way_out() {
    let hud = &mut Hud::new(SIZES[1]);
    let overlay = |hud: &mut Hud| *hud.world().resource::<State<Overlay>>().get();
    hud.play(Step::Slide(SLIDE));
    hud.play(Step::Relocate(RELOCATION));
    hud.ask(Ask::Resign(Side::Black));
    hud.pass(1.5);
    hud.world().write_message(Go::Table);
    hud.frames();
    // An earlier turn is looked at.
    hud.ask(Ask::Jump(0));
    hud.world().write_message(Go::Over(Overlay::Pause));
    hud.frames();
    hud.press("Result");
    assert!(hud.reads("Red wins"), "{:?}", hud.read());
    assert!(!hud.referee().is_looking_back(), "the board shows the end");
    hud.press("View the board");
    assert_eq!(overlay(hud), Overlay::None);
    // The resignation is taken back.
    hud.ask(Ask::TakeBack(Span::Part));
    hud.world().write_message(Go::Over(Overlay::Pause));
    hud.frames();
    assert!(hud.button("Result").is_none());
    assert!(!hud.reads("Red wins") && hud.reads("Your match is saved."), "{:?}", hud.read());
    // Even a result that nobody should open leads back to the table.
    hud.world().write_message(Go::Over(Overlay::Result));
    hud.frames();
    hud.frames();
    assert_eq!(overlay(hud), Overlay::None);
}

#[test]
fn what_is_played_while_somebody_looks_back_is_told() {
    let hud = &mut Hud::new(SIZES[1]);
    let easy = PlayerKind::Computer { level: Level::Easy };
    hud.begin_between([("", PlayerKind::Human), ("", easy)]);
    hud.ask(Ask::Slide(SLIDE));
    hud.ask(Ask::Relocate(RELOCATION));
    hud.ask(Ask::Jump(0));
    for _ in 0..10_000 {
        hud.app.update();
        if hud.referee().turns_played() == 2 && hud.referee().to_move() == Side::Red {
            break;
        }
        std::thread::sleep(STEP / 4);
    }
    assert!(hud.reads("Black has played."), "{:?}", hud.read());
    assert!(hud.reads("Start"), "{:?}", hud.read());
    assert!(hud.referee().is_looking_back());
    hud.pass(7.0);
    assert!(hud.reads("Black has played."), "it stays while the turn is not shown");
    hud.press("Current position");
    assert!(!hud.reads("Black has played."), "{:?}", hud.read());
    hud.pass(3.0);
    assert!(!hud.referee().is_looking_back());
    assert_eq!(hud.referee().game().turns().len(), 2);
}

#[test]
fn that_a_hint_is_sought_is_said_only_while_it_is() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.ask(Ask::Slide(SLIDE));
    hud.ask(Ask::Relocate(RELOCATION));
    hud.world().write_message(Action::Hint);
    hud.frames();
    assert!(hud.reads("Looking for a hint…"), "{:?}", hud.read());
    hud.ask(Ask::Jump(0));
    assert!(!hud.reads("Looking for a hint…"), "{:?}", hud.read());
}

#[test]
fn on_a_full_disk_the_pause_and_the_result_say_that_the_match_is_not_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = bad_disk::BadDisk::default();
    let hud = &mut Hud::new(SIZES[1]);
    hud.world().insert_resource(Keeping::at(Home::on(Arc::new(disk.clone()), folder.path())));
    hud.begin(["", ""]);
    let pause = |hud: &mut Hud| {
        hud.settle_keeping();
        hud.world().write_message(Go::Over(Overlay::Pause));
        hud.frames();
        let said = hud.read();
        hud.world().write_message(Go::Table);
        hud.frames();
        said.into_iter().collect::<Vec<_>>().join(" ")
    };
    disk.fill(true);
    hud.play(Step::Slide(SLIDE));
    let said = pause(hud);
    assert!(said.contains("This match is not saved.") && !said.contains("is saved."), "{said}");
    assert!(said.contains("Leave without saving"), "{said}");
    disk.fill(false);
    hud.play(Step::Relocate(RELOCATION));
    let said = pause(hud);
    assert!(said.contains("Your match is saved.") && said.contains("Main menu"), "{said}");
    disk.fill(true);
    hud.ask(Ask::Resign(Side::Black));
    hud.pass(2.0);
    assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::Result);
    assert!(hud.reads("This match is not saved."), "{:?}", hud.read());
    assert!(!hud.reads("You can keep playing."), "{:?}", hud.read());
}

#[test]
fn once_there_is_room_on_the_disk_a_match_is_saved_and_no_button_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = bad_disk::BadDisk::default();
    let hud = &mut Hud::new(SIZES[1]);
    hud.world().insert_resource(Keeping::at(Home::on(Arc::new(disk.clone()), folder.path())));
    hud.begin(["", ""]);
    disk.fill(true);
    hud.play(Step::Slide(SLIDE));
    hud.settle_keeping();
    for (overlay, page, button) in [
        (Overlay::Pause, "pause", "Leave without saving"),
        (Overlay::Result, "result", "Main menu"),
    ] {
        let is_unsaved = |hud: &mut Hud| {
            let is_on_page = |text: &String| text.contains("This match is not saved.");
            hud.read_on(page).iter().any(is_on_page) && hud.reads("This match is not saved.")
        };
        disk.fill(true);
        if overlay == Overlay::Result {
            hud.ask(Ask::Resign(Side::Black));
        }
        hud.settle_keeping();
        hud.world().write_message(Go::Over(overlay));
        hud.settle_keeping();
        assert!(is_unsaved(hud), "{page}: {:?}", hud.read());
        let leave = hud.button(button).expect("a button");
        let at = hud.lies_at(leave);

        // The player makes room in another window, and comes back.
        disk.fill(false);
        hud.world().write_message(WindowFocused { window: Entity::PLACEHOLDER, focused: true });
        hud.settle_keeping();
        assert!(!is_unsaved(hud), "{page}: {:?}", hud.read());
        assert_eq!(hud.lies_at(leave), at, "{page}");
        assert_eq!(hud.button("Main menu"), Some(leave), "{page}: {:?}", hud.read());
        hud.world().write_message(Go::Table);
        hud.frames();
    }
    let saved = Home::at(folder.path()).matches::<Record>().expect("the folder");
    assert_eq!(saved.len(), 1);
}

#[test]
fn on_a_full_disk_the_page_of_settings_says_that_they_are_not_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = bad_disk::BadDisk::default();
    for size in SIZES {
        let hud = &mut Hud::new(size);
        hud.world().insert_resource(Keeping::at(Home::on(Arc::new(disk.clone()), folder.path())));
        hud.world().write_message(Go::Over(Overlay::Settings));
        // The page has to settle first, which takes more frames on a busy machine.
        hud.pass(1.0);
        let lies = |hud: &mut Hud| {
            let done = hud.button("Done").expect("a button");
            hud.lies_at(done)
        };
        let done = lies(hud);
        let change = |hud: &mut Hud| {
            hud.world().resource_mut::<Settings>().captions ^= true;
            hud.settle_keeping();
            // News says it too.
            hud.read_on("settings").iter().any(|text| text.contains("Your settings can’t be saved"))
        };
        assert!(!change(hud), "{size}: {:?}", hud.read());
        disk.fill(true);
        assert!(change(hud), "{size}: {:?}", hud.read());
        assert_eq!(lies(hud), done, "{size}");
        disk.fill(false);
        assert!(!change(hud), "{size}: {:?}", hud.read());
    }
}
