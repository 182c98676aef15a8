//! Random matches with variations.

use std::collections::BTreeMap;

use fastrand::Rng;
use nonaga::{
    record::{Level, Lines, Note, Origin, Player, PlayerKind, Record, Span},
    rules::{HouseRules, Match, Position, Setup, Side, Step},
};

/// A record with random turns, variations, notes and names.
pub fn record(random: &mut Rng) -> Record {
    let turns = random.usize(..30);
    let mut record = Record { notes: notes(random, 0..=turns), ..plain(random, turns) };
    let end = record.game.turns().len();
    record.notes.retain(|turn, _| *turn <= end);
    let mut lines = Lines::of(&record);
    for _ in 0..random.usize(..40) {
        wander(&mut lines, random);
    }
    record.lines = lines.variations();
    for line in &mut record.lines {
        line.notes = notes(random, line.after + 1..=line.after + line.turns.len());
    }
    let title = text(random);
    record.from = random.bool().then(|| Origin { title, turn: random.usize(..100) });
    record
}

/// A record of so many turns at most, and nothing else.
pub fn plain(random: &mut Rng, turns: usize) -> Record {
    let game = game(random, turns);
    let player = |random: &mut Rng| Player {
        name: text(random),
        player: if random.bool() {
            PlayerKind::Human
        } else {
            PlayerKind::Computer { level: Level::Hard }
        },
    };
    Record {
        date: "2026-11-20T18:30:00Z".parse().expect("a date"),
        red: player(random),
        black: player(random),
        game,
        notes: BTreeMap::new(),
        lines: Vec::new(),
        from: None,
    }
}

/// A match of so many turns at most. The last may lack its relocation.
pub fn game(random: &mut Rng, turns: usize) -> Match {
    let first = if random.bool() { Side::Red } else { Side::Black };
    let setup = Setup { to_move: first, ..Setup::start() };
    let start = setup.validate(HouseRules::Booklet).expect("the start is valid");
    let mut game = Match::new(start);
    let parts = (2 * turns).saturating_sub(usize::from(random.u8(..4) == 0));
    while game.steps().len() < parts && game.ending().is_none() {
        let step = choose(random, game.position(), usize::MAX);
        game.play(step).expect("a listed step is legal");
    }
    match random.u8(..6) {
        0 => game.resign(first),
        1 => game.agree_on_draw(),
        _ => {}
    }
    game
}

/// One of the first few legal steps.
pub fn choose(random: &mut Rng, position: &Position, few: usize) -> Step {
    let steps = position.steps();
    steps[random.usize(..steps.len().min(few))]
}

/// Goes somewhere, and plays there.
fn wander(lines: &mut Lines, random: &mut Rng) {
    let all = lines.all();
    let line = all[random.usize(..all.len())];
    let end = lines.end_of(line).expect("it is there");
    lines.go_to(end, |_, _, _| ());
    for _ in 0..random.usize(..4) {
        lines.back(if random.bool() { Span::Part } else { Span::Turn });
    }
    for _ in 0..random.usize(1..6) {
        let mut game = lines.game().clone();
        if game.ending().is_some() && game.take_back_part() > 0 {
            return;
        }
        let step = choose(random, lines.position(), 5);
        lines.play(step).expect("a listed step is legal");
        while lines.game().forced_skip().is_some() {
            lines.play_forced_skip();
        }
    }
}

fn notes(random: &mut Rng, turns: std::ops::RangeInclusive<usize>) -> BTreeMap<usize, Note> {
    let noted = turns.filter(|_| random.u8(..4) == 0).collect::<Vec<_>>();
    let note = |random: &mut Rng| {
        if random.bool() {
            Note::Text(text(random))
        } else {
            Note::ByLanguage(BTreeMap::from([("de".to_owned(), text(random))]))
        }
    };
    noted.into_iter().map(|turn| (turn, note(random))).collect()
}

/// A text with all that is awkward to write.
fn text(random: &mut Rng) -> String {
    const PIECES: [&str; 16] = [
        "a", "Ada", " ", "\"", "\\", "\n", "(", ")", "> ", "黒", "é", "\u{2028}", "//", "format:",
        "\t", "\u{a0}",
    ];
    (0..random.usize(..8)).map(|_| PIECES[random.usize(..PIECES.len())]).collect()
}
