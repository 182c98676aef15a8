//! The file format of a lesson.

use ron::{
    Options,
    error::{Position as Place, SpannedError},
    extensions::Extensions,
    value::RawValue,
};
use serde::{Deserialize, de::DeserializeOwned};

use super::{
    Demand, LARGEST_FILE, Lesson, LessonError, LessonSpot, LessonStep, Line, Over, Placed,
    StepGoal, StepView, Text, Touch, Wrong, steps::opened,
};
use crate::{
    notation::{BYTE_ORDER_MARK, check_coordinates, excerpt},
    rules::{HouseRules, Position, Setup},
};

const FORMAT: &str = "nonaga-lesson";
const VERSION: u32 = 1;

/// The most turns that a goal may look ahead. More would take minutes.
const FARTHEST: u32 = 3;

/// The fields that every version of the format has.
#[derive(Deserialize)]
struct Heading {
    format: String,
    version: u32,
}

/// A lesson as it is written down. The steps are read one by one, so that each knows its line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonSheet<'text> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    title: Text,
    #[serde(default)]
    group: Group,
    #[serde(default)]
    rules: HouseRules,
    #[serde(borrow, default)]
    position: Option<&'text RawValue>,
    #[serde(borrow)]
    steps: Vec<&'text RawValue>,
}

/// Where the list of lessons shows a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Group {
    /// The course.
    Course,
    /// The challenges after it.
    Challenges,
    /// The player's own lessons.
    #[default]
    Own,
}

/// A step as it is written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
enum WrittenStep {
    Say {
        text: Text,
        #[serde(default)]
        show: Vec<LessonSpot>,
        #[serde(default)]
        view: Distance,
    },
    Ask {
        text: Text,
        goal: StepGoal,
        #[serde(default)]
        over: Over,
        solution: String,
        #[serde(default)]
        hints: Vec<Text>,
        #[serde(default)]
        wrong: Vec<Wrong>,
        #[serde(default)]
        done: Option<Text>,
        #[serde(default)]
        show: Vec<LessonSpot>,
        #[serde(default)]
        view: Distance,
    },
    Touch {
        text: Text,
        answer: Vec<LessonSpot>,
        #[serde(default)]
        hints: Vec<Text>,
        #[serde(default)]
        wrong: Option<Text>,
        #[serde(default)]
        done: Option<Text>,
        #[serde(default)]
        show: Vec<LessonSpot>,
        #[serde(default)]
        view: Distance,
    },
    Play {
        line: String,
        #[serde(default)]
        text: Option<Text>,
        #[serde(default)]
        show: Vec<LessonSpot>,
        #[serde(default)]
        view: Distance,
    },
    Place {
        #[serde(default)]
        position: Option<Setup>,
    },
    Match {
        text: Text,
        #[serde(default)]
        turns: Vec<Text>,
        done: Text,
    },
}

/// How close the camera is.
#[derive(Clone, Copy, Default, Deserialize)]
enum Distance {
    /// It sees the whole board.
    #[default]
    Whole,
    /// It comes closer to what a step points at.
    Near,
}

impl Lesson {
    /// Reads a lesson. Its positions have to be valid, what it plays has to be legal, and its goals may not look
    /// far ahead. Whether they can be reached is a question for [`check`](Lesson::check).
    pub fn read(text: &str) -> Result<Lesson, LessonError> {
        if text.len() > LARGEST_FILE {
            return Err(LessonError::TooLarge { limit: LARGEST_FILE });
        }
        let text = text.trim_start_matches(BYTE_ORDER_MARK);
        let Heading { format, version } = read(text).map_err(|error| at(START, error))?;
        if format != FORMAT {
            return Err(LessonError::OtherFormat { format: excerpt(&format), expected: FORMAT });
        }
        if version != VERSION {
            return Err(LessonError::OtherVersion { version, newest: VERSION });
        }
        let sheet: LessonSheet = options().from_str(text).map_err(|error| at(START, error))?;
        let rules = sheet.rules;
        let start = match sheet.position {
            None => Position::start(rules),
            Some(raw) => {
                let place = Walk::along(text).to(raw.get_ron());
                let setup: Setup = read(raw.get_ron()).map_err(|error| at(place, error))?;
                placed(&setup, rules, place.line)?
            }
        };
        let mut game = opened(&start);
        let mut steps = Vec::with_capacity(sheet.steps.len());
        let mut walk = Walk::along(text);
        for raw in sheet.steps {
            let place = walk.to(raw.get_ron());
            let written = read(raw.get_ron()).map_err(|error| at(place, error))?;
            let line = place.line;
            let what = step(written, game.start(), line)?;
            if let LessonStep::Play { line: played, .. } = &what {
                played
                    .clone()
                    .play(&mut game.clone())
                    .map_err(|(part, refusal)| LessonError::LineIllegal { line, part, refusal })?;
            }
            what.advance(&mut game);
            steps.push(Placed { line, what });
        }
        if steps.is_empty() {
            return Err(LessonError::NoSteps);
        }
        Ok(Lesson { title: sheet.title, group: sheet.group, start, steps })
    }
}

/// Lesson files may leave out `Some`.
fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, SpannedError> {
    options().from_str(text)
}

/// The start of a file.
const START: Place = Place { line: 1, col: 1 };

/// The error for a piece of the file that begins at this place.
fn at(first: Place, error: SpannedError) -> LessonError {
    let Place { line, col } = error.span.start;
    let column = if line == 1 { first.col + col - 1 } else { col };
    LessonError::unreadable(first.line + line - 1, column, error.code.into())
}

/// A walk through a text from piece to piece. It counts lines only as it goes: to count them for each piece
/// from the start takes seconds in a long file.
struct Walk<'text> {
    text: &'text str,
    /// How far it has come, in bytes.
    offset: usize,
    place: Place,
}

impl<'text> Walk<'text> {
    fn along(text: &'text str) -> Walk<'text> {
        Walk { text, offset: 0, place: START }
    }

    /// Where a later piece of the text begins.
    fn to(&mut self, piece: &str) -> Place {
        let offset = (piece.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let passed = self.text.get(self.offset..offset).unwrap_or_default();
        let last_line = passed.rsplit('\n').next().unwrap_or_default();
        match passed.matches('\n').count() {
            0 => self.place.col += last_line.chars().count(),
            lines => {
                self.place.line += lines;
                self.place.col = 1 + last_line.chars().count();
            }
        }
        self.offset = offset;
        self.place
    }
}

/// A position of the file, if it is valid.
fn placed(setup: &Setup, rules: HouseRules, line: usize) -> Result<Position, LessonError> {
    check_coordinates(setup).map_err(|error| LessonError::PositionForm { line, error })?;
    setup.validate(rules).map_err(|faults| LessonError::PositionFaulty { line, faults })
}

fn line_of_play(written: &str, line: usize) -> Result<Line, LessonError> {
    Line::read(written).map_err(|(part, error)| LessonError::LineForm { line, part, error })
}

fn view(spots: Vec<LessonSpot>, distance: Distance) -> StepView {
    StepView { spots, is_near: matches!(distance, Distance::Near) }
}

/// Whether it can be found out in good time if the learner reaches the goals of a step.
fn check_goals(ask: &Demand, line: usize) -> Result<(), LessonError> {
    let farthest = ask.goals().filter_map(StepGoal::turns).max();
    if let Some(turns) = farthest.filter(|turns| *turns > FARTHEST) {
        return Err(LessonError::TooFarAhead { line, turns, most: FARTHEST });
    }
    if ask.goals().any(StepGoal::has_win_among_choices) {
        return Err(LessonError::WinAmongChoices { line });
    }
    Ok(())
}

/// The step that is meant. `last` is the position that was put on the table last.
fn step(written: WrittenStep, last: &Position, line: usize) -> Result<LessonStep, LessonError> {
    Ok(match written {
        WrittenStep::Say { text, show, view: distance } => {
            LessonStep::Say { text, view: view(show, distance) }
        }
        WrittenStep::Ask {
            text,
            goal,
            over,
            solution,
            hints,
            wrong,
            done,
            show,
            view: distance,
        } => {
            let (solution, view) = (line_of_play(&solution, line)?, view(show, distance));
            let ask = Demand { text, goal, over, solution, hints, wrong, done, view };
            check_goals(&ask, line)?;
            LessonStep::Ask(ask)
        }
        WrittenStep::Touch { text, answer, hints, wrong, done, show, view: distance } => {
            let view = view(show, distance);
            LessonStep::Touch(Touch { text, answer, hints, wrong, done, view })
        }
        WrittenStep::Play { line: played, text, show, view: distance } => {
            let view = view(show, distance);
            LessonStep::Play { line: line_of_play(&played, line)?, text, view }
        }
        WrittenStep::Place { position: None } => LessonStep::Place(Box::new(last.clone())),
        WrittenStep::Place { position: Some(setup) } => {
            LessonStep::Place(Box::new(placed(&setup, last.rules(), line)?))
        }
        WrittenStep::Match { text, turns, done } => LessonStep::Match { text, turns, done },
    })
}
