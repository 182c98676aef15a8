//! `nonaga judge`: judges every turn of a match, and says where it turned.

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
    time::Duration,
};

use clap::{Arg, ArgMatches, Command, ValueHint, value_parser};

use super::{
    CliError,
    desk::{Desk, number_arg, read_record, read_text},
};
use crate::{
    engine::{Finding, Judgement, Limits, Mark, Stop, Thinker},
    rules::{Match, Rest, Side},
    words::Words,
};

/// How long to think about each turn if the call does not say, in milliseconds.
const TIME: u64 = 200;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let file = Arg::new("file")
        .value_name(words.say("cli-value-file"))
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("judge-arg-file"));
    let time = number_arg("time", 1, u32::MAX)
        .help(words.say_with("judge-arg-time", &[("default", &TIME)]));
    let nodes =
        number_arg("nodes", 1, u32::MAX).conflicts_with("time").help(words.say("judge-arg-nodes"));
    command
        .about(words.say("judge-about"))
        .after_help(words.say("judge-explained"))
        .args([file, time, nodes])
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let Some(file) = matches.get_one::<PathBuf>("file") else { return Ok(()) };
    let (record, error) = read_record(file, &read_text(file)?)?;
    let number = |name: &str| matches.get_one::<u32>(name).copied().map(u64::from);
    let nodes = number("nodes");
    let time = number("time").or(nodes.is_none().then_some(TIME));
    let limits = Limits { time: time.map(Duration::from_millis), nodes, ..Limits::NONE };
    judge(&record.game, limits, desk)?;
    match error {
        Some(error) => desk.complain(&CliError::record(file, error)),
        None => Ok(()),
    }
}

fn judge(game: &Match, limits: Limits, desk: &mut Desk) -> Result<(), CliError> {
    let (mut thinker, stop) = (Thinker::default(), Stop::default());
    let turns = game.turns().iter().filter(|turn| turn.rest != Rest::ToCome).count();
    show_progress(desk, 0, turns);
    let mut judged = 0;
    let mut judgements = thinker.judge(game, &[], limits, &stop, |judgement| {
        // A turn may be judged again.
        if judgement.number > judged {
            judged = judgement.number;
            show_progress(desk, judged, turns);
        }
    });
    let point = thinker.turning_point(game, &stop);
    let point =
        point.and_then(|point| thinker.settle(point, game, &mut judgements, limits, &stop, |_| ()));
    desk.line(HEADING)?;
    for judgement in &judgements {
        desk.line(TableLine(judgement))?;
    }
    match point {
        Some(point) => {
            let story = point.story(game).into_iter();
            let said: Vec<_> =
                story.map(|point| desk.words.tell(&point.told(None, game))).collect();
            desk.line(said.join(" "))
        }
        None if game.ending().is_some() => desk.say("judge-no-turning-point", &[]),
        None => desk.say("judge-unfinished", &[]),
    }
}

/// Says how many turns are judged, on one line of the terminal.
fn show_progress(desk: &Desk, turn: usize, turns: usize) {
    if !io::stderr().is_terminal() {
        return;
    }
    let end = if turn == turns { "\n" } else { "" };
    let said = desk.words.say_with("judge-progress", &[("turn", &turn), ("turns", &turns)]);
    // Go on even if the progress cannot be shown.
    let _ = write!(io::stderr(), "\r{said}{end}");
}

/// The names of the columns. Programs read the table too, so it is the same in all languages.
const HEADING: &str =
    "turn  side   played                   red  away  mark     better                   proven";

/// A line of the table. Two spaces or more lie between its columns, and a column without a value is a hyphen.
struct TableLine<'j>(&'j Judgement);

impl std::fmt::Display for TableLine<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let TableLine(judgement) = self;
        let side = match judgement.side {
            Side::Red => "red",
            Side::Black => "black",
        };
        let mark = match judgement.mark() {
            Mark::Good => "good",
            Mark::Weak => "weak",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        };
        let better =
            judgement.better().map_or_else(|| "-".to_owned(), |(turn, _)| turn.to_string());
        let percent = |share: f64| (100.0 * share).round();
        let proven = match judgement.finding {
            Some(Finding::MissedWin { turns }) => format!("missed-win-{turns}"),
            Some(Finding::OnlyTurn) => "only-turn".to_owned(),
            Some(Finding::OnlySlide) => "only-slide".to_owned(),
            Some(Finding::OnlyRelocation) => "only-relocation".to_owned(),
            Some(Finding::LetWin { turns }) => format!("let-win-{turns}"),
            Some(Finding::Lost { turns }) => format!("lost-{turns}"),
            None => "-".to_owned(),
        };
        write!(
            f,
            "{:>4}  {side:<5}  {:<23}  {:>3}  {:>4}  {mark:<7}  {better:<23}  {proven}",
            judgement.number,
            judgement.turn.to_string(),
            percent(judgement.red_after()),
            percent(judgement.given_away()),
        )
    }
}
