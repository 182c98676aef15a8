//! A sitting with puzzles by a real mouse: today's, practice with wrong tries, a streak to its end, and what was missed
//! on the next day. It takes some minutes, so it runs only when asked for:
//! `cargo test --test window -- --ignored sitting`.

use std::{fs, path::Path, thread, time::Duration};

use bevy::prelude::*;
use nonaga::{
    game::{
        common::Go,
        keeping::Trained,
        players::{PuzzleLead, PuzzleState, Puzzling, Solve},
        referee::Ask,
    },
    home::Home,
    puzzle::{Puzzle, PuzzleSource, Training, day_of},
    rules::{Cell, Position, Rest, Side, Step, Turn},
};
use tempfile::TempDir;

use crate::{game::Game, home_in, missing_here, skip, twin::Twin, xvfb::Display};

/// The size of the window: the whole page with the puzzles fits into it.
const SIZE: UVec2 = UVec2::new(1280, 900);

/// Longer than any pause while something is played by itself.
const QUIET: Duration = Duration::from_secs(3);

const PRACTICE: PuzzleSource = PuzzleSource::Practice { theme: None };

/// Somebody at the table with puzzles, and the twin that tells them where to click.
struct Sitting<'a> {
    folder: &'a Path,
    home: Home,
    screen: &'a Display,
    game: Game,
    twin: Twin,
    pictures: usize,
}

/// Opens the game at its title.
fn open(folder: &Path, screen: &Display) -> Game {
    let mut game = Game::start(folder, &[], |program| screen.takes(program));
    game.wait_for_rest(0);
    game.wait_for_quiet(QUIET);
    game
}

impl Sitting<'_> {
    /// What is kept of the player.
    fn kept(&self) -> Training {
        self.home.load::<Training>().value
    }

    fn click(&mut self, label: &str) {
        let at = self.twin.button_on_screen(label);
        self.game.click(self.screen, at);
    }

    /// Opens the page with the puzzles in the twin, with what is kept. The game shows it already.
    fn follow_to_page(&mut self) {
        let kept = self.kept();
        self.twin.world().resource_mut::<Trained>().change(|training| *training = kept);
        self.twin.write(Go::Puzzles);
    }

    /// Goes on to a puzzle with this button, and returns it once it is on the table.
    fn go_on(&mut self, label: &str, source: PuzzleSource) -> Puzzle {
        self.click(label);
        self.wait_until_kept(|kept| kept.left_from(source).is_some());
        self.game.wait_for_quiet(QUIET);
        let kept = self.kept();
        self.twin.world().resource_mut::<Trained>().change(|training| *training = kept);
        self.twin.write(Solve(source));
        self.twin.world().resource::<Puzzling>().puzzle().clone()
    }

    #[track_caller]
    fn wait_until_kept(&mut self, is_so: impl Fn(&Training) -> bool) {
        let home = self.home.clone();
        self.game.wait_for(|| is_so(&home.load::<Training>().value));
    }

    /// Plays a turn.
    fn play(&mut self, turn: Turn) {
        for step in turn.steps() {
            let (from, to) = match step {
                Step::Slide(slide) => (slide.from, slide.to),
                Step::Relocate(relocation) => (relocation.from, relocation.to),
                Step::Skip => panic!("a turn without a skip"),
            };
            for (cell, ask) in [(from, None), (to, Ask::to_play(step))] {
                let is_token = ask.is_none() && matches!(step, Step::Slide(_));
                let at = self.twin.on_screen(cell, is_token);
                self.game.click(self.screen, at);
                self.twin.ask(ask);
            }
        }
        // The twin needs longer than the pauses for what it proves.
        while self.twin.world().resource::<Puzzling>().state() == PuzzleState::Judging {
            self.twin.rest();
        }
        self.twin.rest();
    }

    fn lead(&mut self, label: &str, lead: PuzzleLead) {
        self.click(label);
        self.game.wait_for_quiet(QUIET);
        self.twin.write(lead);
    }

    /// Solves the puzzle that is on the table.
    fn solve(&mut self, puzzle: &Puzzle) {
        let solutions = puzzle.solutions.iter().filter(|turn| turn.slide.is_some());
        let in_sight = |turn: &&Turn| self.is_in_sight(&puzzle.position, **turn);
        match solutions.clone().find(in_sight).or_else(|| solutions.clone().next()) {
            Some(solution) => self.play(*solution),
            None => self.lead("There is no win", PuzzleLead::NoWin),
        }
        assert_eq!(self.twin.world().resource::<Puzzling>().state(), PuzzleState::Solved);
        self.wait_until_kept(|kept| kept.left.is_none());
        self.game.wait_for_quiet(QUIET);
    }

    /// Whether a turn has both parts, and no token stands before what is clicked for it.
    fn is_in_sight(&mut self, position: &Position, turn: Turn) -> bool {
        let (Some(slide), Rest::Relocation(relocation)) = (turn.slide, turn.rest) else {
            return false;
        };
        let tokens = Side::BOTH.iter().flat_map(|side| position.tokens(*side)).copied();
        let tokens: Vec<Cell> = tokens.chain([slide.to]).collect();
        let clicked = [slide.from, slide.to, relocation.from, relocation.to];
        clicked.into_iter().all(|cell| !self.twin.is_hidden(cell, &tokens))
    }

    /// Plays a wrong turn, sees it refuted, and goes back to the puzzle.
    fn err(&mut self, puzzle: &Puzzle, back: bool) {
        let is_wrong = |turn: &Turn| {
            self.is_in_sight(&puzzle.position, *turn)
                && puzzle.attempt(*turn).is_some_and(|came| came.reply().is_some())
        };
        let wrong = puzzle.position.turns().into_iter().find(is_wrong).expect("a wrong turn");
        self.play(wrong);
        // It is counted when the reply begins to be played.
        self.wait_until_kept(|kept| kept.left.as_ref().is_none_or(|left| left.is_counted));
        self.game.wait_for_quiet(QUIET);
        self.photograph("wrong");
        if back {
            self.lead("Try again", PuzzleLead::TryAgain);
        }
    }

    /// Keeps a picture of the screen, to look at.
    fn photograph(&mut self, of: &str) {
        self.pictures += 1;
        let name = format!("sitting-{:02}-{of}.png", self.pictures);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let picture = self.screen.picture().try_into_dynamic().expect("a picture");
        picture.to_rgb8().save(&path).expect("saved");
        println!("{}", path.display());
    }
}

impl Drop for Sitting<'_> {
    fn drop(&mut self) {
        // What the screen shows tells best why somebody waits in vain.
        if thread::panicking() {
            self.photograph("failed");
        }
    }
}

/// Lets a day pass: what is kept is a day older.
fn pass_a_day(home: &Home) {
    let kept = home.load::<Training>().value;
    let mut older = kept.clone();
    older.days = kept.days.iter().map(|(day, done)| (day - 1, *done)).collect();
    older.daily = kept.daily.iter().map(|(day, mark)| (day - 1, *mark)).collect();
    older.again.values_mut().for_each(|review| review.due -= 1);
    let folders = home.folders().expect("folders");
    fs::remove_file(folders.data().join("training.ron")).expect("the file is there");
    home.save(&Training::default(), &older).expect("saved");
}

#[test]
#[ignore = "takes some minutes"]
fn a_sitting_with_puzzles_by_mouse() {
    if let Some(missing) = missing_here(&["Xvfb", "xdotool"]) {
        return skip::skip(&missing);
    }
    let folder = TempDir::new().unwrap();
    let (home, settings) = home_in(folder.path(), SIZE);
    let screen = Display::open(folder.path(), SIZE);
    let game = open(folder.path(), &screen);
    let mut twin = Twin::new(settings, SIZE);
    twin.write(Go::Title);
    let folder = folder.path();
    let mut sitting = Sitting { folder, home, screen: &screen, game, twin, pictures: 0 };
    let today = day_of(jiff::Timestamp::now());

    sitting.click("Puzzles");
    sitting.follow_to_page();
    sitting.photograph("page");
    let puzzle = sitting.go_on("Today’s puzzle", PuzzleSource::Today { day: today });
    sitting.solve(&puzzle);
    sitting.photograph("today");
    sitting.lead("All puzzles", PuzzleLead::Leave);
    sitting.follow_to_page();

    let mut missed = Vec::new();
    for number in 0..10 {
        let label = if number == 0 { "Practice" } else { "Next" };
        let mut puzzle = sitting.go_on(label, PRACTICE);
        // In the middle of it the game is killed, and comes back.
        if number == 4 {
            sitting.game = open(sitting.folder, sitting.screen);
            sitting.twin.write(Go::Title);
            sitting.click("Puzzles");
            sitting.follow_to_page();
            let again = sitting.go_on("Practice. Go on with the puzzle", PRACTICE);
            assert_eq!(again.id, puzzle.id);
            puzzle = again;
        }
        if number % 5 == 2 {
            sitting.err(&puzzle, true);
            missed.push(puzzle.id.clone());
        }
        sitting.solve(&puzzle);
    }
    sitting.lead("All puzzles", PuzzleLead::Leave);
    sitting.follow_to_page();

    for number in 0..4 {
        let label = if number == 0 { "Streak" } else { "Next" };
        let puzzle = sitting.go_on(label, PuzzleSource::Streak);
        if number < 3 {
            sitting.solve(&puzzle);
        } else {
            sitting.err(&puzzle, false);
            missed.push(puzzle.id.clone());
        }
    }
    let kept = sitting.kept();
    assert_eq!((kept.streak.best, kept.streak.run), (3, None));
    assert_eq!((kept.score().tried, kept.score().solved), (15, 12));
    missed.sort();
    let waits: Vec<String> = kept.again.keys().cloned().collect();
    assert_eq!(waits, missed);

    // The next day.
    drop(kept);
    sitting.game = {
        pass_a_day(&sitting.home);
        open(sitting.folder, sitting.screen)
    };
    sitting.twin.write(Go::Title);
    sitting.click("Puzzles");
    sitting.follow_to_page();
    sitting.photograph("next day");
    let puzzle = sitting.go_on("Second chance", PuzzleSource::Again);
    assert!(missed.contains(&puzzle.id));
    sitting.solve(&puzzle);
    let kept = sitting.kept();
    assert_eq!(kept.due(today).len(), 2);
    assert_eq!(kept.days_in_a_row(today), 2);
    sitting.photograph("again");
}
