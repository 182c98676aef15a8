//! What is kept of a player: what an outcome changes, which puzzle comes next, and two copies that count at once.

use std::{collections::BTreeSet, fs};

use nonaga::{
    home::{Home, HomeNotice},
    puzzle::{
        DailyMark, LONGEST_STREAK, Puzzle, PuzzleOutcome, PuzzleSource, PuzzleTheme, Training,
        stock, stocked_themes, today,
    },
};

const DAY: i64 = 20_700;
const PRACTICE: PuzzleSource = PuzzleSource::Practice { theme: None };

fn next(training: &mut Training, source: PuzzleSource, seed: u64) -> Puzzle {
    training.next(source, DAY, seed).expect("a puzzle")
}

/// Brings the next puzzle to its end.
fn pass(training: &mut Training, source: PuzzleSource, outcome: PuzzleOutcome) -> Puzzle {
    let puzzle = next(training, source, 7);
    training.count(&puzzle, outcome, DAY);
    training.finish(true, DAY);
    puzzle
}

#[test]
fn practice_follows_the_rating_and_does_not_repeat_itself() {
    let mut training = Training::default();
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let puzzle = next(&mut training, PRACTICE, seed);
        assert!(seen.insert(puzzle.id.clone()), "{} comes again", puzzle.id);
        training.count(&puzzle, PuzzleOutcome::Solved, DAY);
        training.finish(true, DAY);
    }
    assert!(training.skill.shown() > 1_500, "{:?}", training.skill);
    let hard = next(&mut training, PRACTICE, 3).rating;
    let easy = next(&mut Training::default(), PRACTICE, 3).rating;
    assert!(hard > easy + 300, "{easy}, {hard}");
    assert_eq!(training.days[&DAY].finished, 40);
    assert_eq!(training.score().solved, 40);
}

#[test]
fn practice_of_a_theme_is_about_it() {
    for theme in stocked_themes() {
        let source = PuzzleSource::Practice { theme: Some(theme) };
        let mut training = Training::default();
        for _ in 0..8 {
            let puzzle = pass(&mut training, source, PuzzleOutcome::Missed);
            assert!(puzzle.themes.contains(&theme), "{puzzle:?}");
        }
        assert_eq!(training.score_of(theme).tried, 8);
        assert_eq!(training.score_of(theme).solved, 0);
    }
}

#[test]
fn only_the_first_try_counts() {
    let mut training = Training::default();
    let puzzle = next(&mut training, PRACTICE, 1);
    training.count(&puzzle, PuzzleOutcome::Missed, DAY);
    let after = training.clone();
    assert!(after.skill.shown() < Training::default().skill.shown());
    training.count(&puzzle, PuzzleOutcome::Solved, DAY);
    assert_eq!(training, after);
    assert!(training.left.as_ref().is_none_or(|left| left.is_counted));
    // It is left there, and goes on from there.
    assert_eq!(next(&mut training, PRACTICE, 99), puzzle);
    assert!(training.left.as_ref().is_none_or(|left| left.is_counted));
    training.finish(true, DAY);
    assert_ne!(next(&mut training, PRACTICE, 99), puzzle);
}

#[test]
fn a_hint_leaves_the_rating_and_brings_the_puzzle_again() {
    let mut training = Training::default();
    let puzzle = pass(&mut training, PRACTICE, PuzzleOutcome::Helped);
    assert_eq!(training.skill, Training::default().skill);
    assert_eq!(training.due(DAY + 1), [puzzle.id.as_str()]);
    assert!(training.clone().next(PuzzleSource::Again, DAY, 0).is_none(), "not before tomorrow");
    let again = training.next(PuzzleSource::Again, DAY + 1, 0).expect("it comes again");
    assert_eq!(again, puzzle);
    let rating = training.skill;
    training.count(&again, PuzzleOutcome::Solved, DAY + 1);
    assert_eq!(training.skill, rating, "who solves it again knows the answer");
    assert!(training.due(DAY + 2).is_empty());
    assert_eq!(training.due(DAY + 7), [puzzle.id.as_str()]);
}

#[test]
fn the_puzzle_of_a_day_counts_once_and_is_marked() {
    let mut training = Training::default();
    let source = PuzzleSource::Today { day: DAY - 3 };
    let puzzle = next(&mut training, source, 0);
    assert_eq!(Some(&puzzle), today(DAY - 3).as_ref());
    training.count(&puzzle, PuzzleOutcome::Missed, DAY);
    assert_eq!(training.daily[&(DAY - 3)], DailyMark::Tried);
    // Something else comes between.
    pass(&mut training, PRACTICE, PuzzleOutcome::Solved);
    let before = training.skill;
    assert_eq!(pass(&mut training, source, PuzzleOutcome::Solved), puzzle);
    assert_eq!(training.skill, before);
    assert_eq!(training.daily[&(DAY - 3)], DailyMark::Solved);
}

#[test]
fn a_streak_gets_harder_until_the_first_mistake_and_repeats_nothing() {
    let mut training = Training::default();
    let mut ids = BTreeSet::new();
    let mut ratings = Vec::new();
    for _ in 0..20 {
        let puzzle = pass(&mut training, PuzzleSource::Streak, PuzzleOutcome::Solved);
        ratings.push(puzzle.rating);
        assert!(ids.insert(puzzle.id));
    }
    assert!(ratings.is_sorted() && ratings[19] > ratings[0] + 300, "{ratings:?}");
    assert_eq!((training.streak.best, training.streak.run.map(|run| run.solved)), (20, Some(20)));
    // The game is left in the middle of a puzzle, and the same one is there.
    let puzzle = next(&mut training, PuzzleSource::Streak, 1);
    assert_eq!(next(&mut training.clone(), PuzzleSource::Streak, 2), puzzle);
    training.count(&puzzle, PuzzleOutcome::Missed, DAY);
    assert_eq!((training.streak.best, training.streak.run), (20, None));
    // Its first puzzles are far too easy for the player, so one slip must not cost what it would cost in practice.
    assert_eq!(training.skill, Training::default().skill, "a streak leaves the rating alone");
    // It can be solved all the same, and then another streak begins.
    let first = next(&mut training, PuzzleSource::Streak, 5);
    assert!(first.rating <= ratings[0] + 50);
    for _ in 0..LONGEST_STREAK {
        pass(&mut training, PuzzleSource::Streak, PuzzleOutcome::Solved);
    }
    assert_eq!((training.streak.best, training.streak.run), (LONGEST_STREAK, None));
}

#[test]
fn two_copies_that_count_at_once_lose_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let start = Training::default();
    home.save(&start, &start).expect("saved");
    let [mut one, mut two] = [start.clone(), start.clone()];
    let missed = pass(&mut one, PRACTICE, PuzzleOutcome::Missed);
    pass(&mut one, PuzzleSource::Today { day: DAY }, PuzzleOutcome::Solved);
    let theme = PuzzleSource::Practice { theme: Some(PuzzleTheme::Tick) };
    for _ in 0..3 {
        pass(&mut two, theme, PuzzleOutcome::Solved);
    }
    home.save(&start, &one).expect("saved");
    home.save(&start, &two).expect("saved");
    let both = home.load::<Training>().value;
    assert_eq!(both.score().tried, 5);
    assert_eq!(both.days[&DAY].finished, 5);
    assert_eq!(both.daily[&DAY], DailyMark::Solved);
    assert_eq!(both.due(DAY + 1), [missed.id.as_str()]);
    assert_eq!(both.recent.len(), 5);
    let moved = |training: &Training| training.skill.rating - start.skill.rating;
    assert!((moved(&both) - moved(&one) - moved(&two)).abs() < 1e-6);
    assert!(both.skill.deviation < one.skill.deviation.min(two.skill.deviation));
    // The next that is counted here is added to both.
    let mut later = two.clone();
    let again = pass(&mut later, PRACTICE, PuzzleOutcome::Solved);
    home.save(&two, &later).expect("saved");
    let all = home.load::<Training>().value;
    assert_eq!(all.score().tried, 6);
    assert!(all.recent.contains(&again.id) && all.again == both.again);
}

#[test]
fn a_file_that_is_broken_is_kept_aside_and_counting_begins_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut training = Training::default();
    pass(&mut training, PRACTICE, PuzzleOutcome::Solved);
    next(&mut training, PuzzleSource::Streak, 3);
    home.save(&Training::default(), &training).expect("saved");
    let file = folder.path().join("training.ron");
    let text = fs::read_to_string(&file).expect("a file");
    assert_eq!(home.load::<Training>().value, training);
    for broken in
        ["", "(format: \"nonaga-training\", version: 1, holds: (days: {1: (tried", "\u{0}"]
    {
        fs::write(&file, broken).expect("written");
        let loaded = home.load::<Training>();
        assert_eq!(loaded.value, Training::default());
        let Some(HomeNotice::Damaged { kept_as, .. }) = loaded.notice else {
            panic!("{:?}", loaded.notice)
        };
        assert_eq!(fs::read_to_string(kept_as).expect("kept"), broken);
    }
    // Numbers beyond all sense do no harm.
    let odd = text.replace("deviation: ", "deviation: -1e9");
    fs::write(&file, odd).expect("written");
    let mut odd = home.load::<Training>().value;
    assert!(pass(&mut odd, PRACTICE, PuzzleOutcome::Missed).rating > 0);
    assert!(odd.skill.rating.is_finite());
}

#[test]
fn the_file_stays_small() {
    let mut training = Training::default();
    for day in 0..1_000 {
        for line in stock().iter().skip(usize::try_from(day).unwrap_or(0) % 100).take(4) {
            let puzzle = line.read().expect("a puzzle");
            training.begin(&puzzle.id, PuzzleSource::Today { day });
            training.count(&puzzle, PuzzleOutcome::Missed, day);
            training.finish(true, day);
        }
    }
    let text = ron::to_string(&training).expect("text");
    assert!(text.len() < 100_000, "{}", text.len());
}
