//! The languages: each fits, none leaves a gap, and a change comes at once and loses nothing.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible, tab_navigation::TabIndex},
    prelude::*,
    text::{FontSize, RemSize, TextLayoutInfo},
    ui::CalculatedClip,
    ui_widgets::ScrollArea,
};
use nonaga::{
    game::{
        common::{Go, Overlay, Screen, ShelfGame},
        keeping::{OthersLeft, Progress, Resumable, Settings, TextSize},
        players::{Lead, PuzzleLead, Solve, Teach, Watch},
        referee::Ask,
    },
    home::Unfinished,
    puzzle::PuzzleSource,
    record::{Record, bundled},
    rules::{Side, Step},
    words::Language,
};

use super::{Hud, RELOCATION, SIZES, SLIDE, rect};

/// A place in the game where sentences stand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Table,
    Offer,
    Lesson,
    Puzzle,
    Watching,
    Result,
    Screen(Screen),
    Over(Overlay),
}

pub(super) const PLACES: [Place; 29] = [
    Place::Table,
    Place::Offer,
    Place::Lesson,
    Place::Puzzle,
    Place::Watching,
    Place::Screen(Screen::Title),
    Place::Screen(Screen::NewMatch),
    Place::Screen(Screen::Lessons),
    Place::Screen(Screen::Puzzles),
    Place::Screen(Screen::Library),
    Place::Screen(Screen::FarAway),
    Place::Over(Overlay::Pause),
    Place::Over(Overlay::Share),
    Place::Over(Overlay::Settings),
    Place::Over(Overlay::Rules),
    Place::Over(Overlay::Controls),
    Place::Over(Overlay::Credits),
    Place::Over(Overlay::Training),
    Place::Over(Overlay::CourseEnd),
    Place::Over(Overlay::Bindings),
    Place::Screen(Screen::Shelf),
    Place::Screen(Screen::OtherPage(ShelfGame::Zebra)),
    Place::Screen(Screen::OtherMatches(ShelfGame::Zebra)),
    Place::Screen(Screen::OtherTable(ShelfGame::Zebra)),
    Place::Screen(Screen::OtherPage(ShelfGame::Mutants)),
    Place::Screen(Screen::OtherTable(ShelfGame::Mutants)),
    Place::Over(Overlay::OtherPause),
    Place::Over(Overlay::OtherRules),
    Place::Result,
];

pub(super) fn game_in(language: Language, size: UVec2) -> Hud {
    Hud::speaking(language, size, |app| {
        let library = nonaga::game::players::Lessons::of(&nonaga::home::Home::nowhere());
        app.insert_resource(library);
    })
}

pub(super) fn go_to(place: Place, hud: &mut Hud) {
    hud.begin(["", ""]);
    hud.play(Step::Slide(SLIDE));
    hud.play(Step::Relocate(RELOCATION));
    match place {
        Place::Table => {}
        Place::Offer => hud.ask(Ask::OfferDraw(Side::Red)),
        Place::Lesson => {
            hud.world().write_message(Teach { lesson: "03-stops".to_owned(), step: Some(0) });
            hud.pass(0.5);
            hud.world().write_message(Lead::Hint);
        }
        Place::Puzzle => {
            let source = PuzzleSource::Today { day: 20_700 };
            hud.world().write_message(Solve(source));
            hud.pass(0.5);
            hud.world().write_message(PuzzleLead::Hint);
        }
        Place::Watching => {
            let known = &bundled().expect("the matches of the game")[0];
            let record = known.record(str::to_owned).into();
            let watch = Watch {
                record,
                name: "Known".to_owned(),
                lines: None,
                // It is judged from the start, and a better turn can be shown.
                turn: 4,
                file: None,
                fault: None,
                comes_from: nonaga::game::referee::occasion::ComesFrom::Matches,
                is_playing: false,
            };
            hud.world().write_message(watch);
            hud.pass(1.0);
            // Its judgements come with it. What decided it is found out meanwhile.
            hud.judge();
        }
        Place::Result => {
            hud.ask(Ask::Resign(Side::Black));
            hud.pass(3.0);
            // Where the match turned is told as soon as it is known.
            hud.judge();
        }
        Place::Screen(screen) => hud.world().resource_mut::<NextState<Screen>>().set(screen),
        Place::Over(overlay) => drop(hud.world().write_message(Go::Over(overlay))),
    }
    hud.pass(1.0);
}

/// All visible texts, without numbers: the judge counts on meanwhile.
fn read(hud: &mut Hud) -> Vec<String> {
    let without_digits = |text: String| text.replace(|letter: char| letter.is_ascii_digit(), "");
    hud.read().into_iter().map(without_digits).collect()
}

fn choose(language: Language, hud: &mut Hud) {
    hud.world().resource_mut::<Settings>().language = Some(language.tag().to_owned());
    hud.pass(0.5);
}

/// Whoever changes the language anywhere reads what somebody reads who has had it from the start.
#[test]
fn a_change_of_language_comes_at_once_and_everywhere() {
    let others: Vec<Language> = Language::all().filter(|one| *one != Language::ENGLISH).collect();
    // One language for each place, so that all have their turn.
    for (place, language) in PLACES.into_iter().zip(others.iter().copied().cycle()) {
        let mut hud = game_in(Language::ENGLISH, SIZES[1]);
        go_to(place, &mut hud);
        let before = hud.referee();
        let english = read(&mut hud);
        choose(language, &mut hud);
        let mut fresh = game_in(language, SIZES[1]);
        go_to(place, &mut fresh);
        fresh.world().resource_mut::<Settings>().language = Some(language.tag().to_owned());
        fresh.pass(0.5);
        assert_eq!(read(&mut hud), read(&mut fresh), "{place:?} in {language}");
        assert_eq!(
            hud.referee().playhead().whole().turns(),
            before.playhead().whole().turns(),
            "{place:?}"
        );
        choose(Language::ENGLISH, &mut hud);
        assert_eq!(read(&mut hud), english, "{place:?} and back");
    }
}

/// Whoever only wants to get past the languages by keyboard keeps theirs.
#[test]
fn up_and_down_lead_past_the_languages() {
    let mut hud = game_in(Language::ENGLISH, SIZES[1]);
    go_to(Place::Over(Overlay::Settings), &mut hud);
    for key in [KeyCode::ArrowDown, KeyCode::ArrowDown, KeyCode::ArrowUp, KeyCode::ArrowUp] {
        hud.key(key);
        assert_eq!(hud.world().resource::<Settings>().language, None);
    }
    for _ in 0..5 {
        hud.key(KeyCode::ArrowRight);
    }
    let chosen = hud.world().resource::<Settings>().language.clone();
    assert_eq!(chosen.as_deref(), Some("fr"), "the focus stays on the language, page after page");
}

#[test]
fn every_language_fits_everywhere_without_gaps() {
    for language in Language::all() {
        for (size, text) in [(SIZES[0], TextSize::Normal), (SIZES[0], TextSize::Double)] {
            let mut hud = game_in(language, size);
            hud.world().resource_mut::<Settings>().text = text;
            for place in PLACES {
                go_to(place, &mut hud);
                let case = format!("{place:?} in {language}, {text:?}");
                check_size(&mut hud, text.factor(), &case);
                check_texts(&mut hud, &case);
                check_scrolling(&mut hud, &case);
                hud.leave();
            }
        }
    }
}

/// A match that can be continued.
fn unfinished() -> Resumable {
    let played = Record::read(include_str!("../../assets/matches/quiet.ron")).expect("a match");
    let modified = std::time::SystemTime::UNIX_EPOCH;
    Resumable(Some(Unfinished { number: 1, modified, played }))
}

#[test]
fn all_of_the_title_fits_and_nothing_moves_when_there_are_matches_to_continue() {
    for language in Language::all() {
        let mut hud = game_in(language, SIZES[1]);
        // The course is still offered.
        hud.world().resource_mut::<Progress>().is_offered = false;
        go_to(Place::Screen(Screen::Title), &mut hud);
        let places = |hud: &mut Hud| -> Vec<(Entity, Rect)> {
            let world = hud.world();
            let mut buttons = world.query_filtered::<
                (Entity, &ComputedNode, &UiGlobalTransform),
                With<bevy::ui_widgets::Button>,
            >();
            buttons.iter(world).map(|(button, node, at)| (button, rect(node, at))).collect()
        };
        let before = places(&mut hud);
        // Nor does anything move on later visits, when the course is not offered any more.
        let mut later = game_in(language, SIZES[1]);
        later.world().resource_mut::<Progress>().is_offered = true;
        go_to(Place::Screen(Screen::Title), &mut later);
        let only_places = |places: &[(Entity, Rect)]| -> Vec<Rect> {
            places.iter().map(|(_, place)| *place).collect()
        };
        assert_eq!(only_places(&places(&mut later)), only_places(&before), "{language}");
        hud.world().insert_resource(unfinished());
        hud.world().insert_resource(OthersLeft::default().with(ShelfGame::Zebra, true));
        hud.pass(0.3);
        let after = places(&mut hud);
        assert_eq!(after.len(), before.len() + 2, "{language}: {after:?}");
        for entry in &before {
            assert!(after.contains(entry), "{language}: {entry:?} has moved: {after:?}");
        }
        let world = hud.world();
        for node in world.query_filtered::<&ComputedNode, With<ScrollArea>>().iter(world) {
            let (all, seen) = (node.content_size().y, node.size().y);
            assert!(all <= seen + 1.0, "{language}: {all} in {seen}");
        }
        let window = Rect::from_corners(Vec2::ZERO, hud.window);
        for (_, place) in after {
            assert!(window.contains(place.min) && window.contains(place.max), "{place:?}");
        }
        check_texts(&mut hud, &format!("the title in {language}"));
    }
}

/// Checks that letters really have the size that was chosen, `times` the usual one, whatever the layout does.
#[track_caller]
fn check_size(hud: &mut Hud, times: f32, case: &str) {
    /// The size of body text that is usual in the smallest window, in its pixels.
    const USUAL: f32 = 16.0;
    let world = hud.world();
    let (scale, rem) = (world.resource::<UiScale>().0, *world.resource::<RemSize>());
    let body = scale * rem.0;
    assert!((body - USUAL * times).abs() < 0.01, "{case}: {body} pixels");
    // Nothing keeps to a size of its own. Only the short names below icons are smaller than what is read.
    for font in world.query_filtered::<&TextFont, With<Text>>().iter(world) {
        let FontSize::Rem(size) = font.font_size else { panic!("{case}: {:?}", font.font_size) };
        assert!(size >= 0.7, "{case}: {size}");
    }
}

/// Checks that whatever scrolls leaves enough room to read in, and that the keyboard can bring each control in it
/// into view.
#[track_caller]
fn check_scrolling(hud: &mut Hud, case: &str) {
    let world = hud.world();
    let line = world.resource::<UiScale>().0 * world.resource::<RemSize>().0 * 1.2;
    let mut areas =
        world.query_filtered::<(&ComputedNode, &InheritedVisibility), With<ScrollArea>>();
    for (node, shown) in areas.iter(world).filter(|(node, shown)| shown.get() && !node.is_empty()) {
        let scrolls = node.content_size().y > node.size().y + 1.0;
        let lines = node.size().y / line;
        assert!(
            !scrolls || lines >= 3.0,
            "{case}: only {lines} lines can be read at once: {shown:?}"
        );
    }
    let mut stops =
        world.query_filtered::<(Entity, &ComputedNode, &InheritedVisibility), With<TabIndex>>();
    let stops: Vec<Entity> = stops
        .iter(world)
        .filter(|(_, node, shown)| shown.get() && !node.is_empty())
        .map(|(entity, ..)| entity)
        .collect();
    for stop in stops {
        let within = std::iter::successors(Some(stop), |entity| {
            hud.app.world().get::<ChildOf>(*entity).map(ChildOf::parent)
        });
        let area =
            within.into_iter().find(|entity| hud.app.world().get::<ScrollArea>(*entity).is_some());
        let Some(area) = area else { continue };
        hud.world().resource_mut::<InputFocus>().set(stop, FocusCause::Navigated);
        hud.world().resource_mut::<InputFocusVisible>().0 = true;
        hud.frames();
        let placed = |entity| {
            let world = hud.app.world();
            Some(rect(world.get::<ComputedNode>(entity)?, world.get::<UiGlobalTransform>(entity)?))
        };
        // A row of a long list may be gone once the list has scrolled.
        let (Some(place), Some(around)) = (placed(stop), placed(area)) else { continue };
        let seen = place.intersect(around);
        let most = place.height().min(around.height());
        assert!(seen.height() > most - 2.0, "{case}: {place:?} stays hidden in {around:?}");
    }
    hud.world().resource_mut::<InputFocusVisible>().0 = false;
}

/// Checks that each text has its room, stays within the window, covers no other, and has no gap.
#[track_caller]
fn check_texts(hud: &mut Hud, case: &str) {
    let window = Rect::from_corners(Vec2::ZERO, hud.window).inflate(1.0);
    let world = hud.world();
    let mut texts = world.query::<(
        Entity,
        (&Text, &TextLayoutInfo, &ComputedNode, &UiGlobalTransform),
        &InheritedVisibility,
        Option<&CalculatedClip>,
    )>();
    let root = |world: &World, entity: Entity| {
        let mut top = entity;
        while let Some(parent) = world.get::<ChildOf>(top) {
            top = parent.parent();
        }
        top
    };
    let mut seen: Vec<(Entity, String, Rect)> = Vec::new();
    let all: Vec<_> = texts.iter(world).collect();
    for (entity, (text, layout, node, at), shown, clip) in all {
        if !shown.get() || node.is_empty() || text.0.is_empty() {
            continue;
        }
        assert!(!text.0.contains(['‹', '{']), "{case}: a gap in “{}”", text.0);
        let ends =
            layout.glyphs.iter().map(|glyph| glyph.position + glyph.atlas_info.rect.size() / 2.0);
        let end = ends.fold(Vec2::ZERO, Vec2::max);
        assert!(
            end.cmple(node.size() + 1.5).all(),
            "{case}: “{}” needs {end} and has {}",
            text.0,
            node.size()
        );
        let place = rect(node, at);
        let visible = clip.map_or(place, |clip| place.intersect(clip.clip));
        if visible.is_empty() {
            continue;
        }
        assert!(
            visible.min.x >= window.min.x && visible.max.x <= window.max.x,
            "{case}: “{}” at {visible:?} lies outside of the window",
            text.0
        );
        // What can be scrolled may be cut at top and bottom, but never at the sides.
        let is_cut = visible.width() + 1.5 < place.width();
        assert!(!is_cut, "{case}: “{}” is cut at the side: {visible:?} of {place:?}", text.0);
        seen.push((entity, text.0.clone(), visible));
    }
    assert!(!seen.is_empty(), "{case}");
    for (i, (entity, text, place)) in seen.iter().enumerate() {
        for (other, covered, under) in &seen[i + 1..] {
            let overlap = place.intersect(*under);
            let is_same_page = root(world, *entity) == root(world, *other);
            assert!(
                !is_same_page || overlap.width() < 1.0 || overlap.height() < 1.0,
                "{case}: “{text}” covers “{covered}”: {place:?} and {under:?}"
            );
        }
    }
}
