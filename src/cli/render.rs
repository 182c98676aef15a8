//! `nonaga render`: says which picture or animation of a match is wanted. The game draws it.

use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use clap::{
    Arg, ArgAction, ArgMatches, Command, ValueHint,
    builder::{PathBufValueParser, PossibleValuesParser, TypedValueParser},
    value_parser,
};
use serde::{Serialize, Serializer};
use strum::{VariantArray, VariantNames};

use super::{
    CliError,
    desk::{Desk, number_arg, read_text},
    show::Shown,
};
use crate::{
    notation::LONGEST_MATCH,
    record::Record,
    words::{Language, Words},
};

pub(super) const NAME: &str = "render";

/// The least and the most pixels in a row or a column. Smaller pictures show nothing, and most graphics cards
/// draw none that are much larger.
const SIDES: (u32, u32) = (64, 4096);
const STILL_SIZE: Size = Size { width: 1280, height: 720 };
const ANIMATION_SIZE: Size = Size { width: 640, height: 360 };

/// How many times as fast as in the game things may move.
const SPEEDS: (f32, f32) = (0.25, 4.0);

/// The frames a second of an animation. Players of animations slow down those with more.
const RATES: (u32, u32) = (5, 50);
const USUAL_RATE: u32 = 20;

/// Which picture or animation of a match is wanted.
pub struct Rendering {
    /// The language for messages.
    pub language: Language,
    /// The match, up to its first wrong turn.
    pub record: Record,
    /// Whether the record is right to its end. The exit code says so.
    pub is_right: bool,
    /// What is drawn of it.
    pub scene: Scene,
    /// How large.
    pub size: Size,
    /// How finely. `None` for what suits the machine.
    pub quality: Option<Finish>,
    /// From where the board is seen.
    pub seen_from: BoardSide,
    /// The file to write.
    pub out: PathBuf,
    /// Whether it may replace a file.
    pub replaces: bool,
    /// Whether a program wants to read how far the drawing has come.
    pub tells_progress: bool,
}

/// What is drawn of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scene {
    /// The position after a turn. 0 is before the first.
    Still {
        /// The turn.
        turn: usize,
    },
    /// The turns after one turn, up to another.
    Animation {
        /// The last turn that has been played when it begins.
        after: usize,
        /// The last turn that is played.
        until: usize,
        /// How many times as fast as in the game.
        speed: f32,
        /// Frames a second.
        rate: u32,
    },
}

/// A side of the board from which it can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum BoardSide {
    Near,
    Far,
}

/// How large a picture is, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Size {
    pub width: u32,
    pub height: u32,
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// How finely a picture is drawn.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::IntoStaticStr, strum::EnumString,
)]
#[strum(serialize_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Finish {
    Low,
    Medium,
    High,
    /// As finely as a photograph. Only for a picture.
    Photo,
}

/// What the value of an option should be like.
#[derive(Clone, Debug, PartialEq, Serialize, VariantNames, thiserror::Error)]
#[error("another value")]
pub enum Wish {
    /// A width and a height.
    Size {
        /// The least of each.
        least: u32,
        /// The most of each.
        most: u32,
    },
    /// How many times as fast.
    Speed {
        /// The least.
        #[serde(serialize_with = "as_typed")]
        least: f32,
        /// The most.
        #[serde(serialize_with = "as_typed")]
        most: f32,
    },
    /// A turn, or the first and the last of several.
    Turns {
        /// The most turns that a match can have.
        most: usize,
    },
    /// A name that says which kind of picture is wanted.
    Ending,
    /// The number of a shard and how many there are.
    Shard,
}

/// The kinds of file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FileKind {
    Still,
    Animation,
}

impl FileKind {
    /// The kind that a file's ending stands for. `a.png/` is the name of a folder.
    fn of(out: &Path) -> Option<FileKind> {
        let name = out.file_name()?.as_encoded_bytes();
        if !out.as_os_str().as_encoded_bytes().ends_with(name) {
            return None;
        }
        match out.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "png" => Some(FileKind::Still),
            "gif" => Some(FileKind::Animation),
            _ => None,
        }
    }
}

/// A turn, or the first and the last of several.
#[derive(Clone, Copy)]
struct Turns {
    first: usize,
    last: usize,
    are_several: bool,
}

impl FromStr for Turns {
    type Err = Wish;

    fn from_str(text: &str) -> Result<Turns, Wish> {
        let number = |text: &str| text.parse().ok().filter(|turn| *turn <= LONGEST_MATCH);
        let turns = match text.split_once("..") {
            None => number(text).map(|turn| (turn, turn)),
            Some((first, last)) => number(first).zip(number(last)),
        };
        let are_several = text.contains("..");
        turns
            .filter(|(first, last)| first <= last && (*first > 0 || !are_several))
            .map(|(first, last)| Turns { first, last, are_several })
            .ok_or(Wish::Turns { most: LONGEST_MATCH })
    }
}

impl FromStr for Size {
    type Err = Wish;

    fn from_str(text: &str) -> Result<Size, Wish> {
        let (least, most) = SIDES;
        let side = |text: &str| text.parse().ok().filter(|side| (least..=most).contains(side));
        let sides = text.split_once(['x', 'X', '×']);
        let sides = sides.and_then(|(width, height)| side(width).zip(side(height)));
        sides.map(|(width, height)| Size { width, height }).ok_or(Wish::Size { least, most })
    }
}

/// A number as it is typed, in every language with a point.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn as_typed<S: Serializer>(number: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(number)
}

fn speed(text: &str) -> Result<f32, Wish> {
    let (least, most) = SPEEDS;
    let speed = text.parse().ok().filter(|speed| (least..=most).contains(speed));
    speed.ok_or(Wish::Speed { least, most })
}

pub(super) fn command(command: Command, words: &Words) -> Command {
    let file = Arg::new("file")
        .value_name(words.say("render-value-match"))
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("render-arg-match"));
    let out = Arg::new("out")
        .long("out")
        .value_name(words.say("cli-value-file"))
        .required(true)
        .value_parser(PathBufValueParser::new().try_map(|out| match FileKind::of(&out) {
            Some(_) => Ok(out),
            None => Err(Wish::Ending),
        }))
        .value_hint(ValueHint::FilePath)
        .help(words.say("render-arg-out"));
    let turns = Arg::new("turn")
        .long("turn")
        .value_name(words.say("render-value-turns"))
        .value_parser(str::parse::<Turns>)
        .help(words.say("render-arg-turn"));
    let sizes = (STILL_SIZE.to_string(), ANIMATION_SIZE.to_string());
    let size = Arg::new("size")
        .long("size")
        .value_name(words.say("render-value-size"))
        .value_parser(str::parse::<Size>)
        .help(words.say_with("render-arg-size", &[("still", &sizes.0), ("animation", &sizes.1)]));
    let speed = Arg::new("speed")
        .long("speed")
        .value_name("X")
        .value_parser(speed)
        .help(words.say("render-arg-speed"));
    let rate = number_arg("fps", RATES.0, RATES.1)
        .help(words.say_with("render-arg-fps", &[("usual", &USUAL_RATE)]));
    let names: Vec<&str> = Finish::VARIANTS.iter().map(Into::into).collect();
    let quality = Arg::new("quality")
        .long("quality")
        .value_name(words.say("render-value-quality"))
        .help(words.say_with("render-arg-quality", &[("names", &names)]))
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(names));
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(words.say(help))
    };
    command.about(words.say("cli-about-render")).after_help(words.say("render-after-help")).args([
        file,
        out,
        turns,
        size,
        speed,
        rate,
        quality,
        flag("flip", "render-arg-flip"),
        flag("replace", "render-arg-replace"),
        flag("progress", "render-arg-progress"),
    ])
}

/// Reads the match, and says what is wanted of it.
pub(super) fn rendering(matches: &ArgMatches, desk: &mut Desk) -> Result<Rendering, CliError> {
    let path = |name: &str| matches.get_one::<PathBuf>(name).cloned().unwrap_or_default();
    let (file, out) = (path("file"), path("out"));
    let turns = matches.get_one::<Turns>("turn").copied();
    let is_animation = FileKind::of(&out) == Some(FileKind::Animation);
    if !is_animation {
        let given = ["speed", "fps"].into_iter().find(|name| matches.contains_id(name));
        let several = turns.filter(|turns| turns.are_several).map(|_| "turn");
        if let Some(option) = given.or(several) {
            return Err(CliError::OnlyForAnimation { option });
        }
    }
    let quality = matches.get_one::<String>("quality").and_then(|name| name.parse().ok());
    if is_animation && quality == Some(Finish::Photo) {
        return Err(CliError::OnlyForPicture);
    }
    let text = read_text(&file)?;
    let shown = Shown::read(&file, &text, turns.map(|turns| turns.last), desk)?;
    let scene = if is_animation {
        Scene::Animation {
            after: turns.map_or(0, |turns| turns.first.saturating_sub(1)),
            until: shown.turn,
            speed: matches.get_one("speed").copied().unwrap_or(1.0),
            rate: matches.get_one("fps").copied().unwrap_or(USUAL_RATE),
        }
    } else {
        Scene::Still { turn: shown.turn }
    };
    let usual_size = if is_animation { ANIMATION_SIZE } else { STILL_SIZE };
    Ok(Rendering {
        language: desk.words.language(),
        record: shown.record,
        is_right: shown.is_right,
        scene,
        size: matches.get_one("size").copied().unwrap_or(usual_size),
        quality,
        seen_from: if matches.get_flag("flip") { BoardSide::Far } else { BoardSide::Near },
        out,
        replaces: matches.get_flag("replace"),
        tells_progress: matches.get_flag("progress"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_one_or_several_in_order() {
        let read = |text: &str| text.parse::<Turns>().ok().map(|turns| (turns.first, turns.last));
        assert_eq!(read("0"), Some((0, 0)));
        assert_eq!(read("7"), Some((7, 7)));
        assert_eq!(read("3..12"), Some((3, 12)));
        for wrong in ["", "..", "3..", "..3", "0..3", "5..4", "-1", "1..2..3", "10001", "x", "1.5"]
        {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_size_has_two_sides_within_bounds() {
        let read = |text: &str| text.parse::<Size>().ok().map(|size| (size.width, size.height));
        assert_eq!(read("640x360"), Some((640, 360)));
        assert_eq!(read("64X4096"), Some((64, 4096)));
        for wrong in
            ["", "640", "640x", "63x100", "100x4097", "640x360x2", "-640x360", "99999999999x2"]
        {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_speed_is_a_number_within_bounds() {
        assert_eq!(speed("0.5"), Ok(0.5));
        assert_eq!(speed("4"), Ok(4.0));
        for wrong in ["", "0", "-1", "4.1", "NaN", "inf", "fast"] {
            assert!(speed(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_ending_says_what_is_drawn() {
        let kind = |name: &str| FileKind::of(Path::new(name));
        assert!(
            kind("a/board.png") == Some(FileKind::Still)
                && kind("A.GIF") == Some(FileKind::Animation)
        );
        assert!(kind("a.png/").is_none() && kind("a.gif//").is_none() && kind("a.png/.").is_none());
        assert!(kind("png").is_none() && kind("a.jpg").is_none() && kind(".gif").is_none());
    }
}
