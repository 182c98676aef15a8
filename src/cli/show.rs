//! `nonaga show`: draws a position, or a record after some turn, with letters. Or takes a position out of a
//! record.

use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, parser::ValueSource, value_parser};

use super::{
    CliError,
    desk::{
        Desk, LetterBoard, Source, TextKind, called, input, number_arg, read_position, read_record,
        read_text,
    },
    mutants, zebra,
};
use crate::{
    notation::{LONGEST_MATCH, excerpt, write_start},
    record::{Origin, Playhead, Record, Variation},
    rules::{Part, Position},
    words::Words,
};

pub(super) fn command(command: Command, words: &Words) -> Command {
    let file = Arg::new("file")
        .value_name(words.say("cli-value-file"))
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("cli-arg-shown"));
    let turn = number_arg("turn", 0, LONGEST_MATCH as u32).help(words.say("cli-arg-turn"));
    let position = Arg::new("position")
        .long("position")
        .action(ArgAction::SetTrue)
        .help(words.say("cli-arg-as-position"));
    command.about(words.say("cli-about-show")).args([file, turn, position, input::rules_arg(words)])
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let Some(file) = matches.get_one::<PathBuf>("file") else { return Ok(()) };
    let turn = matches.get_one::<u32>("turn").map(|turn| *turn as usize);
    let as_position = matches.get_flag("position");
    let text = read_text(file)?;
    if TextKind::of(&text) == Some(TextKind::Record) {
        if matches.contains_id("rules") {
            return Err(CliError::RecordHasRules { file: Source::of(file) });
        }
        let shown = Shown::read(file, &text, turn, desk)?;
        return if as_position { shown.write(file, desk) } else { shown.draw(desk) };
    }
    let not_for_it = ["position", "rules"].into_iter().find(|option| is_given(matches, option));
    match (TextKind::of(&text), not_for_it) {
        (Some(TextKind::Zebra), None) => return zebra::show(file, &text, turn, desk),
        (Some(TextKind::Zebra), Some(option)) => {
            return Err(CliError::ZebraHasNone { file: Source::of(file), option });
        }
        (Some(TextKind::Mutants), None) => return mutants::show(file, &text, turn, desk),
        (Some(TextKind::Mutants), Some(option)) => {
            return Err(CliError::MutantsHasNone { file: Source::of(file), option });
        }
        _ => {}
    }
    let position = read_position(file, &text, input::rules_of(matches))?;
    match turn {
        Some(_) => Err(CliError::PositionHasNoTurns { file: Source::of(file) }),
        None if as_position => desk.line(write_start(&position)),
        None => draw_position(&position, true, desk),
    }
}

/// Whether the call has this option.
fn is_given(matches: &ArgMatches, option: &str) -> bool {
    matches.value_source(option) == Some(ValueSource::CommandLine)
}

/// A record, and the turn after which it is shown.
pub(super) struct Shown {
    pub record: Record,
    playhead: Playhead,
    pub turn: usize,
    /// Whether the call names the turn. Then only the variations that leave the match there are listed.
    is_chosen: bool,
    /// Whether the record is right to its end.
    pub is_right: bool,
}

impl Shown {
    /// Reads a record and goes to the requested turn, or to the last. An error that comes later than the
    /// requested turn is only told; the exit code is 1 all the same, because the record is wrong.
    pub fn read(
        file: &Path,
        text: &str,
        turn: Option<usize>,
        desk: &mut Desk,
    ) -> Result<Shown, CliError> {
        let (record, error) = read_record(file, text)?;
        let mut playhead = Playhead::at_end(record.game.clone());
        let turns = playhead.turns();
        let is_right = error.is_none();
        if let Some(error) = error {
            let first_wrong = error.turn().unwrap_or(turns + 1);
            let error = CliError::record(file, error);
            if turn.is_none_or(|turn| turn >= first_wrong) {
                return Err(error);
            }
            desk.complain(&error)?;
        }
        let is_chosen = turn.is_some();
        let turn = turn.unwrap_or(turns);
        if turn > turns {
            return Err(CliError::NoSuchTurn { file: Source::of(file), turn, turns });
        }
        playhead.go_to_turn(turn);
        Ok(Shown { record, playhead, turn, is_chosen, is_right })
    }

    fn draw(&self, desk: &mut Desk) -> Result<(), CliError> {
        let Shown { record, playhead, turn, is_right, .. } = self;
        let [red, black] = [&record.red, &record.black].map(|player| called(player, &desk.words));
        desk.say("cli-show-players", &[("red", &red), ("black", &black)])?;
        let played = record.game.turns();
        let turns = played.len();
        match turn.checked_sub(1).and_then(|i| played.get(i)) {
            Some(last) => desk.say(
                "cli-show-turn",
                &[("turn", turn), ("turns", &turns), ("written", &last.to_string())],
            )?,
            None => desk.say("cli-show-start", &[("turns", &turns)])?,
        }
        let is_last = *turn == turns;
        let goes_on = !is_last || record.game.ending().is_none();
        draw_position(playhead.position(), goes_on, desk)?;
        if is_last && *is_right {
            desk.say("cli-show-outcome", &[("outcome", &record.outcome())])?;
        }
        if let Some(Origin { title, turn }) = &record.from {
            desk.say("cli-show-from", &[("title", &excerpt(title)), ("turn", turn)])?;
        }
        let shown: Vec<(usize, &Variation)> = (1..)
            .zip(&record.lines)
            .filter(|(_, line)| !self.is_chosen || line.after == *turn)
            .collect();
        if !shown.is_empty() {
            desk.say("cli-show-lines", &[])?;
        }
        for (number, line) in shown {
            list(line, &number.to_string(), 1, desk)?;
        }
        Ok(())
    }

    /// Writes the position as text that other commands can read. A position is always at the start of a
    /// turn.
    fn write(&self, file: &Path, desk: &mut Desk) -> Result<(), CliError> {
        let position = self.playhead.position();
        match position.due() {
            Some(Part::Slide) => desk.line(write_start(position)),
            due => Err(CliError::NoPositionThere { file: Source::of(file), turn: self.turn, due }),
        }
    }
}

/// Lists a variation and those that leave it, each on a line.
fn list(line: &Variation, number: &str, depth: usize, desk: &mut Desk) -> Result<(), CliError> {
    let turns: Vec<String> = line.turns.iter().map(ToString::to_string).collect();
    desk.say(
        "cli-show-line",
        &[
            ("indent", &"  ".repeat(depth)),
            ("line", &number),
            ("after", &line.after),
            ("turns", &turns.join("; ")),
        ],
    )?;
    for (index, child) in (1..).zip(&line.lines) {
        list(child, &format!("{number}.{index}"), depth + 1, desk)?;
    }
    Ok(())
}

/// Draws a position, and says what comes next if the match goes on.
fn draw_position(position: &Position, goes_on: bool, desk: &mut Desk) -> Result<(), CliError> {
    let locked = position.locked().filter(|_| goes_on);
    let drawing = LetterBoard { position, locked, is_colourful: desk.is_colourful };
    desk.line(format_args!("\n{drawing}"))?;
    desk.say("cli-show-legend", &[])?;
    if let Some(cell) = locked {
        desk.say("cli-show-locked", &[("cell", &cell)])?;
    }
    match position.due().filter(|_| goes_on) {
        Some(due) => desk.say("cli-show-to-move", &[("side", &position.to_move()), ("due", &due)]),
        None => Ok(()),
    }
}
