//! Finds matches that are worth watching: the computer plays itself as well as it can, and the matches that
//! show something are kept as records.
//!
//! `cargo run --release --no-default-features --example find_matches -- FOLDER FIRST MATCHES NODES` plays
//! MATCHES matches with NODES positions a turn, and writes those that show something into FOLDER. FIRST is the
//! seed of the first match; the next ones have the seeds after it. A line a match says what it shows.

use std::{collections::BTreeMap, env, fs, path::Path};

use nonaga::{
    engine::{
        Finding, Judgement, Limits, Stop, Thinker, Turned,
        threat::wins_at_once,
        tournament::{ComputerPlayer, Contender},
    },
    record::{Level, Player, PlayerKind, Record},
    rules::{Ending, HouseRules, Match, Position, Setup, Side},
};

/// A match of fewer turns shows little, and one of more turns than the last is never ended.
const LENGTH: [usize; 3] = [12, 30, 120];

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let number = |n: usize, default: u64| {
        arguments.get(n).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let folder = arguments.first().map_or("found", String::as_str);
    let (first, matches, nodes) = (number(1, 1), number(2, 20), number(3, 100_000));
    fs::create_dir_all(folder).expect("a folder to write to");
    let mut player =
        ComputerPlayer { thinker: Thinker::default(), level: None, limits: Limits::nodes(nodes) };
    let mut judge = Thinker::default();
    for seed in first..first + matches {
        let game = play(&mut player, seed);
        let shows = shows(&mut judge, &game, nodes);
        println!("{seed}: {} turns, {:?}: {}", game.turns().len(), game.ending(), shows.join(" "));
        if !shows.is_empty() {
            let file = Path::new(folder).join(format!("{seed}.ron"));
            fs::write(file, record(game).to_text()).expect("a file that can be written");
        }
    }
}

/// A match of the computer against itself. The seed decides among turns of about equal worth.
fn play(player: &mut ComputerPlayer, seed: u64) -> Match {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    while game.ending().is_none() && game.turns().len() < LENGTH[2] {
        let seed = seed ^ ((game.turns().len() as u64 + 1) << 40);
        let Some(turn) = player.choose_turn(&game, seed, &Stop::default()) else { break };
        game.play_turn(turn).expect("the computer plays by the rules");
    }
    game
}

/// What a match shows.
fn shows(judge: &mut Thinker, game: &Match, nodes: u64) -> Vec<String> {
    let turns = game.turns().len();
    let Some(Ending::Won { by, shape }) = game.ending() else { return Vec::new() };
    if turns < LENGTH[0] {
        return Vec::new();
    }
    let stop = Stop::default();
    let judgements = judge.judge(game, &[], Limits::nodes(nodes / 4), &stop, |_| ());
    let found = |judged: &&Judgement| judged.finding.is_some();
    let mut shows: Vec<String> = Vec::new();
    if turns >= LENGTH[1] {
        shows.push("long".to_owned());
    }
    let point = judge.turning_point(game, &stop);
    if point.is_some_and(|point| point.kind == Turned::LetLock) || is_decided_by_lock(game) {
        shows.push("locked".to_owned());
    }
    for judged in judgements.iter().filter(found) {
        let Judgement { number, side, finding, .. } = judged;
        match finding {
            Some(Finding::OnlyTurn | Finding::OnlySlide | Finding::OnlyRelocation)
                if *side == by =>
            {
                shows.push(format!("saved@{number}"));
            }
            Some(Finding::Lost { .. }) | None => {}
            Some(finding) => shows.push(format!("{finding:?}@{number}")),
        }
    }
    shows.push(format!("{shape:?}").to_lowercase());
    shows.extend(point.map(|point| format!("{:?}@{}", point.kind, point.turn)));
    shows
}

/// Whether the loser could have held out in their last turn if the disc had not been locked.
fn is_decided_by_lock(game: &Match) -> bool {
    let mut before = game.clone();
    while before.steps().len() > 2 * game.turns().len().saturating_sub(2) {
        before.take_back_step();
    }
    let position = before.position();
    let unlocked = Setup { locked: None, ..position.setup() }.validate(position.rules());
    !holds(position) && unlocked.is_ok_and(|unlocked| holds(&unlocked))
}

/// Whether some turn keeps the opponent from winning at once.
fn holds(position: &Position) -> bool {
    position.turns().into_iter().any(|turn| {
        let mut after = position.clone();
        after.play_turn(turn).is_ok() && after.due().is_some() && !wins_at_once(&after)
    })
}

fn record(game: Match) -> Record {
    let player =
        Player { name: String::new(), player: PlayerKind::Computer { level: Level::Master } };
    let date = "2026-11-22T00:00:00Z".parse().expect("a date");
    let [red, black] = Side::BOTH.map(|_| player.clone());
    Record { date, red, black, game, notes: BTreeMap::new(), lines: Vec::new(), from: None }
}
