//! Lessons on the screen: the panel says what the lesson says, covers nothing, and leads through the lesson by
//! its buttons and by keys.

use std::{
    collections::{BTreeSet, HashMap},
    fs,
    process::Command,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use accesskit::Live;
use bevy::{a11y::AccessibilityNode, input::keyboard::Key, prelude::*, ui_widgets::ScrollArea};
use nonaga::{
    engine::threat::winning_slide,
    game::{
        common::{Go, Overlay, Screen},
        keeping::{Keeping, Progress, Settings, TextSize},
        players::{Lead, Lessons, Teach, Tutor},
        referee::{Draft, NewMatch, occasion},
        table::{Motion, Takeable},
    },
    home::Home,
    lesson::{Awaits, Group, LessonStep},
    record::{Level, bundled},
    rules::{Cell, Match, Relocation, Side, Slide},
};

use super::{Action, Ask, Gesture, Hud, SIZES, Spot, Thing, bad_disk::BadDisk};

impl Hud {
    /// Begins a lesson at this step, and waits until the lesson waits for the learner.
    fn teach(&mut self, lesson: &str, step: usize) {
        self.world().write_message(Teach { lesson: lesson.to_owned(), step: Some(step) });
        self.frames();
        self.settle();
    }

    fn settle(&mut self) {
        for _ in 0..40 {
            self.pass(0.2);
            if self.is_learners() {
                self.pass(0.5);
                if self.is_learners() {
                    return;
                }
            }
        }
        panic!("the lesson never waits for the learner");
    }

    fn is_learners(&self) -> bool {
        !matches!(self.awaits(), Awaits::Table | Awaits::Proof)
    }

    fn awaits(&self) -> Awaits {
        self.tutor().runner().awaits()
    }

    fn tutor(&self) -> &Tutor {
        self.app.world().resource::<Tutor>()
    }

    /// What the lesson says, in English.
    fn said(&mut self) -> Option<String> {
        let referee = self.referee();
        let text = self.tutor().runner().says(referee.game())?.clone();
        let words = &self.app.world().resource::<super::Speaker>().0;
        Some(text.said("en", |key| words.say(key)))
    }

    /// What a screen reader has been told at once since this was last asked.
    fn announced(&mut self) -> String {
        std::mem::take(&mut self.world().resource_mut::<Announced>().0).join(" ")
    }
}

/// What a screen reader is told at once.
#[derive(Resource, Debug, Default)]
struct Announced(Vec<String>);

impl Announced {
    #[expect(
        clippy::needless_pass_by_value,
        reason = "Bevy hands observers what they ask for by value"
    )]
    fn listen(
        new: On<Add, AccessibilityNode>,
        nodes: Query<&AccessibilityNode>,
        mut announced: ResMut<Announced>,
    ) {
        let node = nodes.get(new.entity).ok().filter(|node| node.live() == Some(Live::Polite));
        announced.0.extend(node.and_then(|node| node.value()).map(str::to_owned));
    }
}

/// The lessons of a group, each with the steps at which the learner stops.
fn stops(hud: &Hud, group: Group) -> Vec<(String, Vec<usize>)> {
    let lessons = hud.app.world().resource::<Lessons>();
    let of_group = lessons.entries.iter().filter(|entry| entry.lesson.group == group);
    of_group
        .map(|entry| {
            let numbered = entry.lesson.steps().enumerate();
            let stops = numbered.filter(|(_, step)| step.is_stop()).map(|(index, _)| index);
            (entry.name.clone(), stops.collect())
        })
        .collect()
}

#[test]
fn every_step_of_the_course_is_shown_whole_and_covers_nothing() {
    for (size, text) in
        [(SIZES[0], TextSize::Normal), (SIZES[0], TextSize::Double), (SIZES[2], TextSize::Normal)]
    {
        let mut hud = Hud::new(size);
        hud.world().resource_mut::<Settings>().text = text;
        hud.world().init_resource::<Announced>();
        hud.world().add_observer(Announced::listen);
        for (name, stops) in stops(&hud, Group::Course) {
            // One lesson has every kind of step; of the others, the first will do.
            let stops = if name.starts_with("04") { stops } else { stops[..1].to_vec() };
            for step in stops {
                hud.teach(&name, step);
                let said = hud.said().expect("something is said");
                assert!(hud.reads(&said), "{name}, step {step}: {said}");
                let announced = hud.announced();
                assert!(announced.contains(&said), "{name}, step {step}: {announced}");
                hud.check_layout();
                for lead in [Lead::Hint, Lead::Hint] {
                    hud.world().write_message(lead);
                    hud.frames();
                }
                hud.pass(0.3);
                hud.check_layout();
            }
        }
    }
}

/// Nobody who presses a button twice presses another.
#[test]
fn no_button_moves_while_a_lesson_goes_on() {
    let labels =
        ["Menu", "Back", "Repeat this step", "Take back", "Hint", "Show me", "Skip", "Next"];
    for size in SIZES {
        let mut hud = Hud::new(size);
        let mut first_seen = HashMap::new();
        for lesson in ["01-table", "02-sliding", "04-taking"] {
            hud.teach(lesson, 0);
            while hud.awaits() != Awaits::End {
                for (label, at) in hud.buttons_lie_at(&labels) {
                    let before = *first_seen.entry(label).or_insert(at);
                    assert_eq!(at, before, "{label} in {lesson} at {size}");
                }
                hud.world().write_message(Lead::Skip);
                hud.frames();
                hud.settle();
            }
        }
        assert_eq!(first_seen.len(), labels.len(), "{first_seen:?}");
    }
}

#[test]
fn a_lesson_has_its_own_buttons_and_no_list_of_turns() {
    let mut hud = Hud::new(SIZES[1]);
    let only_in_matches = ["Hint", "Take back a turn", "Resign", "Turns"];
    for label in &only_in_matches[1..] {
        assert!(hud.button(label).is_some(), "{label}");
    }
    hud.teach("02-sliding", 0);
    for label in &only_in_matches[1..] {
        assert!(hud.button(label).is_none(), "{label} is there in a lesson");
    }
    for label in ["Repeat this step", "Hint", "Show me", "Skip"] {
        assert!(hud.button(label).is_some(), "{label}");
    }
    assert!(hud.button("Next").is_none() && !hud.can_press("Back"));
    assert!(!hud.can_press("Take back"), "nothing is played yet");
    hud.press("Show me");
    hud.settle();
    assert_eq!(hud.awaits(), Awaits::GoOn);
    assert!(hud.button("Next").is_some() && hud.button("Show me").is_none());

    // A match gets its buttons back.
    hud.begin(["", ""]);
    hud.pass(0.3);
    assert!(hud.button("Resign").is_some() && hud.button("Repeat this step").is_none());
}

#[test]
fn enter_leads_on_after_a_button_that_is_then_gone() {
    let mut hud = Hud::new(SIZES[1]);
    let (name, stops) = stops(&hud, Group::Course).swap_remove(0);
    hud.teach(&name, *stops.last().expect("a step"));
    hud.focus_on("Skip");
    hud.tap(KeyCode::Enter, Key::Enter);
    hud.settle();
    assert_eq!(hud.awaits(), Awaits::End);
    hud.tap(KeyCode::Enter, Key::Enter);
    hud.settle();
    assert_eq!(hud.tutor().name(), "02-sliding");
}

/// Within a lesson, the menu says that it goes on from the same step. At its end there is no such step. If the progress can't be saved,
/// that is said in both cases.
#[test]
fn the_menu_at_the_end_of_a_lesson_promises_no_other_step() {
    let folder = tempfile::tempdir().expect("a folder");
    for is_full in [false, true] {
        let disk = BadDisk::default();
        let mut hud = Hud::new(SIZES[1]);
        hud.world().insert_resource(Keeping::at(Home::on(Arc::new(disk.clone()), folder.path())));
        let (name, stops) = stops(&hud, Group::Course).swap_remove(0);
        disk.fill(is_full);
        hud.teach(&name, *stops.last().expect("a step"));
        for is_over in [false, true] {
            hud.settle_keeping();
            assert_eq!(hud.awaits() == Awaits::End, is_over);
            hud.world().write_message(Go::Over(Overlay::Pause));
            hud.frames();
            let read = hud.read();
            let reads = |said: &str| read.iter().any(|text| text.starts_with(said));
            assert_eq!(reads("Your progress in the lessons can’t be saved"), is_full, "{read:?}");
            let promised = reads("You can leave now. Next time, the lesson continues");
            assert_eq!(promised, !is_over && !is_full, "{read:?}");
            assert_eq!(reads("That’s done."), is_over && !is_full, "{read:?}");
            hud.world().write_message(Go::Table);
            hud.frames();
            if !is_over {
                hud.press("Skip");
                hud.settle();
            }
        }
    }
}

#[test]
fn enter_leads_on_and_the_buttons_can_be_reached_by_tab() {
    let mut hud = Hud::new(SIZES[1]);
    hud.teach("01-table", 0);
    assert_eq!(hud.awaits(), Awaits::GoOn);
    hud.key(KeyCode::Enter);
    hud.settle();
    assert_eq!(hud.awaits(), Awaits::Touch);
    hud.key(KeyCode::KeyH);
    assert!(hud.tutor().runner().hint().is_some());
    // An answer is not taken for the wish to go on, so that there is time to see that it is right.
    hud.key(KeyCode::Tab);
    hud.key(KeyCode::ArrowRight);
    let LessonStep::Touch(touch) = hud.tutor().runner().step().expect("a step").clone() else {
        panic!("a question")
    };
    let cell = touch.cells(hud.referee().position())[0];
    hud.world().write_message(Gesture::Choose(Spot { thing: Thing::Token, cell }));
    hud.world().write_message(Action::Choose);
    hud.settle();
    assert_eq!(hud.awaits(), Awaits::GoOn);
    assert_eq!(hud.tutor().runner().at(), 1, "the answer is still shown");
    hud.key(KeyCode::F6);
    let focus = hud.world().resource::<super::InputFocus>().get().expect("a button");
    let label = hud.world().get::<AccessibleLabel>(focus).map(|label| label.0.clone());
    assert_eq!(label.as_deref(), Some("Menu"));
}

#[test]
fn in_a_lesson_only_the_panel_speaks() {
    let mut hud = Hud::new(SIZES[1]);
    let times_read = |hud: &mut Hud, said: &str| {
        let world = hud.world();
        let mut texts = world.query::<(&Text, &ComputedNode, &InheritedVisibility)>();
        let seen = texts.iter(world).filter(|(_, node, shown)| shown.get() && !node.is_empty());
        seen.filter(|(text, ..)| text.0.contains(said)).count()
    };
    let stops_short = Slide { from: Cell::new(2, 0), to: Cell::new(1, 0) };
    let refusal = "slides as far as it can";
    // A try that the lesson does not ask for is explained in the panel, and nowhere else.
    hud.teach("02-sliding", 0);
    hud.ask(Ask::Slide(stops_short));
    hud.pass(0.5);
    assert_eq!(times_read(&mut hud, refusal), 1, "{:?}", hud.read());
    // One that it asks for, it explains itself.
    hud.teach("02-sliding", 2);
    hud.ask(Ask::Slide(stops_short));
    hud.pass(0.5);
    assert_eq!(times_read(&mut hud, "A token never stops early."), 1, "{:?}", hud.read());
    let read = hud.read();
    assert!(!read.iter().any(|said| said.starts_with("A token slides as far")), "{read:?}");
}

#[test]
fn what_is_said_about_a_move_waits_until_the_piece_has_landed() {
    let mut hud = Hud::new(SIZES[1]);
    hud.teach("03-stops", 0);
    hud.ask(Ask::Slide(Slide { from: Cell::new(3, -2), to: Cell::new(3, 0) }));
    let count = |hud: &mut Hud| {
        let world = hud.world();
        let moving = world.query_filtered::<(), With<Motion>>().iter(world).count();
        let offered = world.query_filtered::<(), With<Takeable>>().iter(world).count();
        (moving, offered)
    };
    // The step asks for no disc, so none is offered either.
    assert_eq!(count(&mut hud), (1, 0));
    assert!(hud.reads("Slide one to the edge."), "{:?}", hud.read());
    hud.settle();
    assert_eq!(count(&mut hud), (0, 0));
    assert!(hud.reads("At the edge it can go no further."), "{:?}", hud.read());
}

#[test]
fn a_try_at_a_disc_is_not_answered_with_what_has_not_been_taught() {
    let mut hud = Hud::new(SIZES[1]);
    hud.teach("02-sliding", 0);
    hud.ask(Ask::Relocate(Relocation { from: Cell::new(2, 0), to: Cell::new(-1, 3) }));
    hud.pass(0.5);
    assert!(hud.reads("Here you only slide a token."), "{:?}", hud.read());
}

/// Where a lesson draws where a token can go, a click there is enough.
#[test]
fn a_click_where_a_drawn_slide_ends_plays_it() {
    let slide = Slide { from: Cell::new(1, 1), to: Cell::new(1, -2) };
    for (cell, is_drawn) in [(Cell::new(0, 0), false), (slide.to, true)] {
        let mut hud = Hud::new(SIZES[1]);
        hud.teach("02-sliding", 6);
        assert!(hud.referee().position().slides().contains(&slide));
        hud.world().write_message(Gesture::Choose(Spot { thing: Thing::Disc, cell }));
        hud.pass(0.5);
        assert_eq!(hud.referee().position().token_at(slide.to).is_some(), is_drawn);
        assert_eq!(hud.reads("Here you only slide a token."), !is_drawn, "{:?}", hud.read());
    }
}

#[test]
fn a_lesson_can_be_left_by_mouse_alone() {
    let mut hud = Hud::new(SIZES[0]);
    hud.teach("04-taking", 0);
    hud.press("Menu");
    assert!(hud.reads("the lesson continues from this step"), "{:?}", hud.read());
    hud.press("All lessons");
    hud.frames();
    assert_eq!(*hud.app.world().resource::<State<Screen>>().get(), Screen::Lessons);
    assert!(hud.app.world().get_resource::<Tutor>().is_none());
}

#[test]
fn the_end_of_a_lesson_leads_to_the_next_and_to_the_list() {
    let mut hud = Hud::new(SIZES[1]);
    hud.teach("01-table", 0);
    while hud.awaits() != Awaits::End {
        hud.world().write_message(Lead::Skip);
        hud.frames();
        hud.settle();
    }
    assert!(hud.reads("Lesson complete."));
    hud.check_layout();
    hud.press("Next lesson");
    hud.settle();
    assert_eq!(hud.tutor().name(), "02-sliding");
    while hud.awaits() != Awaits::End {
        hud.world().write_message(Lead::Skip);
        hud.frames();
        hud.settle();
    }
    hud.press("All lessons");
    hud.frames();
    assert_eq!(*hud.app.world().resource::<State<Screen>>().get(), Screen::Lessons);
    assert!(hud.app.world().get_resource::<Tutor>().is_none());
    let skipped = "The board and the aim · 3 steps skipped";
    assert!(hud.button(skipped).is_some(), "what was skipped is not done: {:?}", hud.read());
    hud.press(skipped);
    hud.settle();
    assert_eq!((hud.tutor().name(), hud.tutor().runner().at()), ("01-table", 0));
}

#[test]
fn a_win_in_a_lesson_opens_no_result() {
    let mut hud = Hud::new(SIZES[1]);
    let lesson = hud.app.world().resource::<Lessons>().find("08-winning").expect("a lesson");
    let asks = |step: &LessonStep| matches!(step, LessonStep::Ask(_));
    let step = lesson.lesson.steps().position(asks).expect("a step that asks for a win");
    hud.teach("08-winning", step);
    hud.press("Show me");
    // What the lesson says stays where it is, also while the win is celebrated.
    for _ in 0..40 {
        hud.pass(0.2);
        assert!(hud.reads("Three ways to win"), "{:?}", hud.read());
    }
    assert_eq!(*hud.app.world().resource::<State<Overlay>>().get(), Overlay::None);
    assert!(hud.tutor().runner().at() > step || hud.awaits() == Awaits::GoOn);
}

/// Enters the list of lessons, and waits until it says this.
#[track_caller]
fn list_lessons(hud: &mut Hud, until: impl Fn(&mut Hud) -> bool) {
    hud.world().write_message(Go::Lessons);
    hud.frames();
    let began = Instant::now();
    while !until(hud) {
        assert!(began.elapsed() < Duration::from_secs(30), "{:?}", hud.read());
        hud.frames();
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn the_list_shows_the_players_own_lessons_as_they_are_now() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("lessons");
    fs::create_dir(&folder).expect("a folder");
    let lesson = |title: &str, goal: &str| {
        format!(
            "(format: \"nonaga-lesson\", version: 1, title: \"{title}\", steps: [\
             Ask(text: \"Do.\", goal: {goal}, solution: \"2,0>-1,0\")])"
        )
    };
    fs::write(folder.join("mine.ron"), lesson("My lesson", "Slide()")).expect("it is written");
    fs::write(folder.join("far.ron"), lesson("Far", "WinsWithin(60)")).expect("it is written");
    fs::write(folder.join("vain.ron"), lesson("Vain", "Wins")).expect("it is written");
    // Opening a pipe waits for another program to write to it.
    let is_pipe = Command::new("mkfifo").arg(folder.join("pipe.ron")).status();
    let is_pipe = is_pipe.is_ok_and(|status| status.success());

    let mut hud = Hud::new(SIZES[1]);
    hud.world().insert_resource(Lessons::of(&Home::at(home.path())));
    list_lessons(&mut hud, |hud| hud.button("My lesson").is_some());
    for (file, is_there) in [("far.ron", true), ("vain.ron", true), ("pipe.ron", is_pipe)] {
        assert_eq!(hud.reads(file), is_there, "{file}: {:?}", hud.read());
    }
    assert!(hud.button("Far").is_none() && hud.button("Vain").is_none());
    hud.press("My lesson");
    hud.settle();
    assert_eq!(hud.tutor().name(), "own/mine");

    fs::remove_file(folder.join("mine.ron")).expect("it is removed");
    fs::write(folder.join("far.ron"), lesson("Near", "Slide()")).expect("it is written");
    list_lessons(&mut hud, |hud| hud.button("Near").is_some());
    assert!(hud.button("My lesson").is_none() && !hud.reads("far.ron"), "{:?}", hud.read());
}

#[test]
fn the_list_opens_at_the_lesson_that_comes_next() {
    let mut hud = Hud::new(SIZES[1]);
    let course: Vec<String> = {
        let lessons = hud.world().resource::<Lessons>();
        let course = lessons.entries.iter().filter(|entry| entry.lesson.group == Group::Course);
        course.map(|entry| entry.name.clone()).collect()
    };
    let (next, done) = course.split_last().expect("a course");
    let progress = done
        .iter()
        .fold(Progress::default(), |progress, name| progress.with(name, None, &BTreeSet::new(), 0));
    *hud.world().resource_mut::<Progress>() = progress;
    list_lessons(&mut hud, |hud| hud.button("Your first match").is_some());
    assert_eq!(next, "10-first-match");
    let world = hud.world();
    let span = |(node, place): (&ComputedNode, &UiGlobalTransform)| {
        (place.translation.y - node.size().y / 2.0, place.translation.y + node.size().y / 2.0)
    };
    let areas = world.query_filtered::<(&ComputedNode, &UiGlobalTransform), With<ScrollArea>>();
    let (top, bottom) = { areas }.iter(world).map(span).next().expect("a list");
    let row = hud.button("Your first match").expect("it is there");
    let world = hud.world();
    let (upper, lower) = span(
        world.query::<(&ComputedNode, &UiGlobalTransform)>().get(world, row).expect("laid out"),
    );
    assert!(top <= upper && lower <= bottom, "{upper} to {lower} of {top} to {bottom}");
}

/// In a lesson, a puzzle and a recorded match there is no row of buttons for the view.
#[test]
fn the_way_back_to_the_usual_view_is_there_while_the_view_is_turned() {
    let back = "Show the whole board";
    let mut hud = Hud::new(SIZES[0]);
    hud.teach("02-sliding", 0);
    assert!(hud.button(back).is_none(), "the view is the usual one");
    hud.drag(MouseButton::Right, -50.0);
    assert!(hud.yaw() > 0.1);
    hud.check_layout();
    hud.press(back);
    assert!(hud.yaw() <= 0.0, "{}", hud.yaw());
    assert!(hud.button(back).is_none(), "there is nothing to go back to");
}

/// Whoever leaves a lesson goes on there, whatever was left out before.
#[test]
fn the_title_goes_on_with_the_lesson_that_was_left() {
    let mut hud = Hud::with_mouse(SIZES[1], |_| {});
    let lessons = hud.app.world().resource::<Lessons>().entries.clone();
    let named = |number: usize| lessons[number - 1].name.clone();
    let none = BTreeSet::new();
    let fourth_left =
        Progress::default().with(&named(1), None, &none, 0).with(&named(4), Some(2), &none, 2);
    let fourth_done = fourth_left.with(&named(4), None, &none, 0);
    let last_done = fourth_done.with(&named(10), None, &none, 0);
    for (progress, said) in [
        (fourth_left, "Continue with lesson 4"),
        (fourth_done, "Continue with lesson 5"),
        (last_done, "Continue with lesson 2"),
    ] {
        hud.world().insert_resource(progress);
        hud.world().write_message(Go::NewMatch);
        hud.frames();
        hud.world().write_message(Go::Title);
        hud.frames();
        assert!(hud.reads(said), "{said}: {:?}", hud.read());
    }
}

/// A match that this side has won, as the one that ends the course.
fn first_match_won_by(hud: &mut Hud, winner: Side) {
    hud.teach("10-first-match", 0);
    assert_eq!(hud.awaits(), Awaits::Match);
    let matches = bundled().expect("the matches of the game");
    let is_won = |game: &Match| game.position().won().is_some_and(|(side, ..)| side == winner);
    let game = matches.iter().map(|known| known.record(str::to_owned).game).find(is_won);
    let players = Side::BOTH.map(|side| hud.referee().player(side).clone());
    let new = NewMatch::to_learn(game.expect("a match"), players, &occasion::LESSON);
    hud.ask(Ask::Begin(Box::new(new)));
    hud.settle();
    assert_eq!(hud.awaits(), Awaits::GoOn);
    hud.press("Next");
    hud.pass(0.5);
}

/// The course ends on a page of its own, which says how the first match went, and leads on.
#[test]
fn the_course_ends_on_a_page_of_its_own() {
    for size in SIZES {
        let mut hud = Hud::new(size);
        let end = (Screen::Match, Overlay::CourseEnd);
        first_match_won_by(&mut hud, Side::Black);
        assert_eq!(hud.at(), end);
        assert!(hud.reads("You lost your match"), "{:?}", hud.read());
        assert!(hud.reads("That was the course"), "only one of its lessons is done");
        hud.press("Play a match");
        hud.pass(0.5);
        assert_eq!(hud.at(), (Screen::NewMatch, Overlay::None));
        assert_eq!(hud.world().resource::<Draft>().level, Level::Beginner);

        // Once all lessons are done, nothing is left to say but that.
        let course: Vec<String> = {
            let lessons = hud.world().resource::<Lessons>();
            let course = lessons.entries.iter().filter(|entry| entry.lesson.group == Group::Course);
            course.map(|entry| entry.name.clone()).collect()
        };
        let done =
            |progress: Progress, name: &String| progress.with(name, None, &BTreeSet::new(), 0);
        *hud.world().resource_mut::<Progress>() = course.iter().fold(Progress::default(), done);
        first_match_won_by(&mut hud, Side::Red);
        assert!(hud.reads("You won your match"), "{:?}", hud.read());
        assert!(hud.reads("You’ve completed the course!"), "{:?}", hud.read());
        hud.press("Next level: Easy");
        hud.pass(0.5);
        assert_eq!(hud.at(), (Screen::NewMatch, Overlay::None));
        assert_eq!(hud.world().resource::<Draft>().level, Level::Easy);

        // It comes once, and a match that was skipped is still to be played.
        hud.teach("10-first-match", 0);
        hud.press("Skip");
        hud.pass(0.5);
        assert_eq!(hud.at(), end);
        assert!(!hud.reads("still waiting for you"), "it was played before: {:?}", hud.read());
        hud.key(KeyCode::Escape);
        hud.pass(0.5);
        assert_eq!(hud.at(), (Screen::Match, Overlay::None));
        hud.pass(2.0);
        assert_eq!(hud.at(), (Screen::Match, Overlay::None));
        hud.press("Repeat this step");
        hud.settle();
        assert_eq!(hud.awaits(), Awaits::Match);

        // The title knows that the course is behind.
        hud.world().write_message(Go::Title);
        hud.frames();
        assert!(hud.button("Lessons and challenges").is_some(), "{:?}", hud.read());
    }
}

/// Puts this match on the table in place of the learner's first one, with the learner to move.
fn goes_on_with(hud: &mut Hud, game: Match) {
    hud.teach("10-first-match", 0);
    let players = Side::BOTH.map(|side| hud.referee().player(side).clone());
    let new = NewMatch::to_learn(game, players, &occasion::LESSON);
    hud.ask(Ask::Begin(Box::new(new)));
    hud.settle();
    assert_eq!(hud.awaits(), Awaits::Match);
}

/// Whoever is warned of a threat is told too if they can win before that.
#[test]
fn who_can_win_first_is_not_sent_to_defend() {
    let mut hud = Hud::new(SIZES[1]);
    let matches = bundled().expect("the matches of the game");
    let matches = matches.iter().map(|known| known.record(str::to_owned).game);
    let places: Vec<Match> = matches
        .flat_map(|game| (0..game.turns().len()).map(move |at| game.after_turns(at)))
        .collect();
    for can_win in [true, false] {
        let is_so = |game: &&Match| {
            let wins = |side| winning_slide(game.position(), side).is_some();
            game.position().to_move() == Side::Red
                && wins(Side::Black)
                && wins(Side::Red) == can_win
        };
        let game = places.iter().find(is_so).expect("such a place");
        goes_on_with(&mut hud, game.clone());
        assert_eq!(hud.reads("But you can win first"), can_win, "{:?}", hud.read());
        assert_eq!(hud.reads("Can you prevent that?"), !can_win, "{:?}", hud.read());
    }
}

/// Whoever has read that the opponent cannot stop two threats need not wait for the answer. What is to be watched is not passed
/// over.
#[test]
fn who_has_read_need_not_wait_for_the_answer() {
    let mut hud = Hud::new(SIZES[1]);
    let two_threats = 9;
    hud.teach("09-thinking-ahead", two_threats);
    let cell = Cell::new;
    hud.ask(Ask::Slide(Slide { from: cell(-1, 2), to: cell(2, -1) }));
    hud.pass(2.0);
    hud.ask(Ask::Relocate(Relocation { from: cell(0, -2), to: cell(2, -2) }));
    hud.until("the sentence to read", |hud| hud.tutor().lets_read());
    hud.frames();
    assert!(hud.reads("Black can’t stop them all"), "{:?}", hud.read());
    let turns = hud.referee().game().turns().len();
    hud.press("Next");
    hud.pass(0.1);
    assert!(!hud.tutor().lets_read());
    hud.pass(1.0);
    assert_eq!(hud.referee().game().turns().len(), turns + 1, "Black answers");

    hud.world().write_message(Teach { lesson: "07-locked".to_owned(), step: Some(0) });
    hud.until("the sentence to read", |hud| hud.tutor().lets_read());
    hud.frames();
    assert!(hud.button("Next").is_none(), "{:?}", hud.read());
}

/// From the end of the course, the challenges go on with the first one that is left, and the list says what is done.
#[test]
fn the_challenges_go_on_with_the_first_one_that_is_left() {
    let mut hud = Hud::new(SIZES[1]);
    let challenges: Vec<String> = {
        let entries = &hud.world().resource::<Lessons>().entries;
        let of_them = entries.iter().filter(|entry| entry.lesson.group == Group::Challenges);
        of_them.map(|entry| entry.name.clone()).collect()
    };
    let none = BTreeSet::new();
    // The first was done, and looked at again.
    let progress = Progress::default().with(&challenges[0], None, &none, 1);
    let progress =
        progress.with("02-sliding", None, &none, 9).with("02-sliding", Some(2), &none, 2);
    *hud.world().resource_mut::<Progress>() = progress;
    hud.teach("10-first-match", 0);
    hud.press("Skip");
    hud.pass(0.5);
    hud.press("To the challenges");
    hud.settle();
    assert_eq!(hud.tutor().name(), challenges[1]);
    list_lessons(&mut hud, |hud| hud.reads("Sliding"));
    let is_row = |text: &String| text.starts_with("5 steps") && text.ends_with("done");
    assert!(hud.read().iter().any(is_row), "{:?}", hud.read());
}
