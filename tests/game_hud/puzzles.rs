//! Puzzles with their screens: from the title to a solved puzzle by buttons and keys, and what is said meanwhile.

use bevy::{prelude::*, ui_widgets::ScrollArea};
use nonaga::{
    game::{
        common::{Go, Overlay, Screen},
        keeping::{Settings, TextSize, Trained},
        players::{PuzzleState, Puzzling, Watched},
        referee::Ask,
    },
    puzzle::{PuzzleSource, Training, stock},
    rules::Turn,
};

use super::{Hud, SIZES};

const PRACTICE: PuzzleSource = PuzzleSource::Practice { theme: None };

/// The page with the puzzles, on which practice goes on with a win in two.
fn opened() -> Hud {
    let mut hud = Hud::new(SIZES[1]);
    let line = stock().iter().find(|line| line.kind.name() == "win2" && line.rating < 1_400);
    let id = line.expect("a puzzle").id;
    let mut trained = hud.world().resource_mut::<Trained>();
    trained.change(|training| training.begin(id, PRACTICE));
    hud.world().write_message(Go::Puzzles);
    hud.frames();
    hud.pass(0.5);
    hud
}

fn screen(hud: &mut Hud) -> Screen {
    *hud.world().resource::<State<Screen>>().get()
}

fn state(hud: &mut Hud) -> PuzzleState {
    hud.world().resource::<Puzzling>().state()
}

#[track_caller]
fn wait(hud: &mut Hud, is_so: impl Fn(PuzzleState) -> bool) {
    for _ in 0..20_000 {
        hud.app.update();
        if hud.world().get_resource::<Puzzling>().is_some_and(|puzzling| is_so(puzzling.state())) {
            hud.pass(2.0);
            return;
        }
    }
    panic!("it never comes: {:?}", hud.read());
}

fn play(hud: &mut Hud, turn: Turn) {
    for ask in turn.steps().filter_map(Ask::to_play) {
        hud.ask(ask);
        hud.pass(2.0);
    }
}

#[test]
fn a_puzzle_is_solved_from_the_page_and_looked_at_as_a_match() {
    let mut hud = opened();
    let hud = &mut hud;
    hud.press("Practice. Continue the puzzle you left");
    wait(hud, |state| state == PuzzleState::Looking);
    assert!(hud.reads("Practice · difficulty "), "{:?}", hud.read());
    assert!(hud.reads("Red to play and win in two turns of its own"), "{:?}", hud.read());
    hud.check_layout();
    assert!(hud.button("Next").is_none() && hud.button("There is no win").is_none());
    let puzzle = hud.world().resource::<Puzzling>().puzzle().clone();
    let wrong = puzzle.position.turns().into_iter().find(|turn| {
        turn.slide.is_some() && puzzle.attempt(*turn).is_some_and(|tried| tried.reply().is_some())
    });
    play(hud, wrong.expect("a wrong turn"));
    wait(hud, |state| matches!(state, PuzzleState::Refuted(_)));
    assert!(hud.reads("Your rating: "), "{:?}", hud.read());
    hud.check_layout();
    // Enter leads back to the puzzle.
    hud.key(KeyCode::Enter);
    hud.pass(1.0);
    assert_eq!(state(hud), PuzzleState::Looking);
    hud.press("Hint");
    hud.pass(0.5);
    assert!(hud.reads("This is about "), "{:?}", hud.read());
    play(hud, puzzle.solutions[0]);
    wait(hud, |state| state == PuzzleState::Solved);
    assert!(hud.reads("Right, that solves it."), "{:?}", hud.read());
    assert!(hud.can_press("Next"));
    hud.check_layout();
    hud.press("View as a match");
    for _ in 0..20_000 {
        hud.app.update();
        if hud.world().get_resource::<Watched>().is_some() {
            break;
        }
    }
    hud.pass(1.0);
    let referee = hud.referee();
    let game = referee.recorded().expect("a match");
    assert_eq!(game.turns().first(), puzzle.solutions.first());
    assert!(game.position().won().is_some(), "the win is played to its end");
    assert_eq!(referee.record().lines.len(), 1, "the wrong try is a variation");
    // It is shared and played on like any other match, and from there the way leads back.
    hud.world().write_message(Go::Over(Overlay::Pause));
    hud.frames();
    assert!(hud.can_press("Share") && hud.button("All matches").is_none());
    hud.press("All puzzles");
    hud.frames();
    assert_eq!(screen(hud), Screen::Puzzles);
}

/// In large text not all of the panel fits, and the answer is what the player waits for.
#[test]
fn an_answer_is_in_sight_even_in_large_text_and_a_hint_says_what_it_costs() {
    let mut hud = opened();
    let hud = &mut hud;
    hud.world().resource_mut::<Settings>().text = TextSize::Double;
    hud.press("Practice. Continue the puzzle you left");
    wait(hud, |state| state == PuzzleState::Looking);
    hud.press("Hint");
    hud.pass(0.5);
    let world = hud.world();
    let areas: Vec<(f32, f32)> = world
        .query_filtered::<(&ComputedNode, &ScrollPosition), With<ScrollArea>>()
        .iter(world)
        .map(|(node, at)| {
            let below = (node.content_size().y - node.size().y) * node.inverse_scale_factor();
            (below, at.y)
        })
        .filter(|(below, _)| *below > 1.0)
        .collect();
    assert!(!areas.is_empty(), "all of it fits, so nothing is tested");
    for (below, at) in areas {
        assert!((below - at).abs() < 2.0, "{at} of {below}");
    }
    let puzzle = hud.world().resource::<Puzzling>().puzzle().clone();
    play(hud, puzzle.solutions[0]);
    wait(hud, |state| state == PuzzleState::Solved);
    assert!(hud.reads("Solved with a hint."), "{:?}", hud.read());
}

#[test]
fn leaving_in_the_middle_loses_nothing() {
    let mut hud = opened();
    let hud = &mut hud;
    hud.press("Practice. Continue the puzzle you left");
    wait(hud, |state| state == PuzzleState::Looking);
    let id = hud.world().resource::<Puzzling>().puzzle().id.clone();
    hud.world().write_message(Go::Over(Overlay::Pause));
    hud.frames();
    assert!(hud.reads("The puzzle will be waiting for you."), "{:?}", hud.read());
    hud.press("All puzzles");
    hud.frames();
    assert!(hud.world().get_resource::<Puzzling>().is_none());
    hud.press("Practice. Continue the puzzle you left");
    wait(hud, |state| state == PuzzleState::Looking);
    assert_eq!(hud.world().resource::<Puzzling>().puzzle().id, id);
}

#[test]
fn the_page_and_the_figures_say_how_things_stand() {
    let mut hud = Hud::new(SIZES[1]);
    let hud = &mut hud;
    hud.world().write_message(Go::Puzzles);
    hud.frames();
    assert!(hud.reads("You haven’t solved any puzzles yet."), "{:?}", hud.read());
    hud.press("Statistics");
    hud.frames();
    assert!(!hud.reads("Solved on the first try, by theme"), "{:?}", hud.read());
    hud.world().write_message(Go::Title);
    hud.frames();
    let solved = |training: &mut Training| {
        for day in 20_000..20_010 {
            for seed in 0..3 {
                let puzzle = training.next(PRACTICE, day, seed).expect("a puzzle");
                training.count(&puzzle, nonaga::puzzle::PuzzleOutcome::Solved, day);
                training.finish(true, day);
            }
        }
    };
    hud.world().resource_mut::<Trained>().change(solved);
    hud.world().write_message(Go::Puzzles);
    hud.frames();
    assert!(hud.reads("days in a row"), "{:?}", hud.read());
    hud.press("Statistics");
    hud.frames();
    assert!(hud.reads("Solved on the first try: 30 of 30."), "{:?}", hud.read());
    assert!(hud.reads("The most so far: 10."), "{:?}", hud.read());
    assert!(hud.reads("Days with puzzles: 10."), "{:?}", hud.read());
}
