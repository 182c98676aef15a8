//! Sample values of every kind that is put into words, with typical fields.

use nonaga::{
    cli::{
        CliError, MoreFaults, NamedFault, NamedPuzzleFault, Source, TerminalError, Wish, WrongCall,
    },
    engine::{
        Allowed, Attempt, DiscWork, Effect, Finding, Goal, HowStopped, Mark, ProtocolCommand,
        ProtocolError, Spoilt, Turned, TurningPoint, Who, Why,
    },
    home::{Damage, HomeError, HomeNotice, Unreadable},
    lesson::{LessonError, Verdict},
    notation::{PositionFormError, RonFault, TurnFormError, TurnPiece},
    puzzle::{PuzzleError, PuzzleFault, PuzzleHint, PuzzleKind, PuzzleTheme, PuzzleTry},
    record::{Drawn, LineRefusal, Outcome, RecordError},
    referee::{Called, NotYours, Objection, Skipped},
    rules::{
        Cell, Direction, Ending, Fault, HouseRules, Match, Misplay, Obstacle, Part, Position,
        Refusal, Setup, Shape, Side, Sight, SightEnd, Step, Turn,
    },
    words::{SystemFault, Tellable, Words, WordsError},
};
use strum::VariantArray;

/// All samples as text, each with its debug form.
pub fn samples(words: &Words) -> Vec<(String, String)> {
    [
        rules(words),
        notation_and_record(words),
        hints(words),
        engine(words),
        puzzle(words),
        lesson(words),
        referee(words),
        home(words),
        cli(words),
        super::zebra::samples(words),
        super::mutants::samples(words),
        super::far::samples(words),
    ]
    .concat()
}

/// The debug form and the text of each value.
pub fn tell(words: &Words, values: &[&dyn Sample]) -> Vec<(String, String)> {
    values.iter().map(|value| (format!("{value:?}"), words.tell(*value))).collect()
}

fn rules(words: &Words) -> Vec<(String, String)> {
    let [cell, from, to, stop] = [(2, -1), (-2, 0), (1, 0), (0, 0)].map(Cell::from);
    let (one, three) = (vec![cell], vec![cell, from, to]);
    let mut samples = Vec::new();
    let mut tell = |values: &[&dyn Sample]| samples.extend(tell(words, values));
    for side in [Side::Red, Side::Black] {
        let token = Obstacle::Token { cell, side };
        tell(&[&side, &token, &Refusal::NotYourToken { cell, side }]);
        tell(&[&Refusal::HasToken { cell, side }, &Refusal::Blocked { cell, by: token }]);
        tell(&[&Refusal::TooFar { to, stop, by: token }, &Fault::TokenOffDisc { side, cell }]);
        tell(&[&Fault::TokenCount { side, count: 1 }, &Fault::TokenCount { side, count: 4 }]);
        tell(&[&Ending::Resigned { by: side }]);
        for shape in [Shape::Triangle, Shape::Line, Shape::Tick] {
            tell(&[
                &shape,
                &Fault::AlreadyConnected { side, shape },
                &Ending::Won { by: side, shape },
            ]);
        }
    }
    for part in [Part::Slide, Part::Relocation] {
        tell(&[&part, &Refusal::WrongPart { due: part }, &Refusal::MustMove { part }]);
    }
    for rules in [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen] {
        tell(&[&rules]);
    }
    let edge = Obstacle::Edge { cell };
    tell(&[&edge, &Refusal::Blocked { cell, by: edge }, &Refusal::TooFar { to, stop, by: edge }]);
    tell(&[&Refusal::MatchOver, &Refusal::NoToken { cell }, &Refusal::NotStraight { from, to }]);
    tell(&[&Refusal::StopsShort { to, stop }, &Refusal::NoDisc { cell }]);
    tell(&[
        &Refusal::JustMoved { cell },
        &Refusal::SamePlace { cell },
        &Refusal::Occupied { cell },
    ]);
    tell(&[&Refusal::TooFewNeighbours { cell, touching: vec![] }]);
    tell(&[&Refusal::TooFewNeighbours { cell, touching: vec![to] }]);
    for cells in [one, three] {
        tell(&[&Refusal::HemmedIn { cell, by: cells.clone() }]);
        tell(&[&Refusal::WouldSplit { cell, piece: cells.clone() }]);
        tell(&[&Refusal::ClosedHole { cell, hole: cells.clone() }, &Fault::Apart { piece: cells }]);
    }
    tell(&[
        &Fault::TooFarOut { cell },
        &Fault::DiscCount { count: 1 },
        &Fault::DiscCount { count: 20 },
    ]);
    tell(&[&Fault::DiscTwice { cell }, &Fault::TokensShareDisc { cell }]);
    tell(&[&Fault::LockedNoDisc { cell }, &Fault::LockedUnderToken { cell }]);
    tell(&[&Ending::DrawnByRepetition, &Ending::DrawnByAgreement]);
    for end in [SightEnd::Edge, SightEnd::Hole, SightEnd::Token { side: Side::Black }] {
        for (direction, free) in Direction::ALL.into_iter().zip(0..) {
            tell(&[&Sight { direction, free, end }]);
        }
    }
    samples
}

/// A match that Red wins with the first slide.
fn won_at_once() -> Match {
    let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    let setup = Setup { red, ..Setup::start() };
    let mut game = Match::new(setup.validate(HouseRules::Booklet).expect("a position"));
    let slide = "2,-1>1,-1#".parse::<Turn>().expect("a turn").slide.expect("a slide");
    game.play(Step::Slide(slide)).expect("a win");
    game
}

fn notation_and_record(words: &Words) -> Vec<(String, String)> {
    let mut samples = Vec::new();
    let mut tell = |values: &[&dyn Sample]| samples.extend(tell(words, values));
    let cell = Cell::new(30_001, 0);
    let text = |text: &str| text.to_owned();
    for expected in
        [TurnPiece::Number, TurnPiece::Comma, TurnPiece::Arrow, TurnPiece::Space, TurnPiece::End]
    {
        tell(&[&expected, &TurnFormError::Expected { expected, column: 3 }]);
    }
    let turn_form = TurnFormError::TooFarOut { column: 1, farthest: 30_000 };
    let position_form = PositionFormError::TooFarOut { cell, farthest: 30_000 };
    tell(&[&turn_form, &position_form]);
    for fault in ron_faults() {
        let of_position =
            PositionFormError::Unreadable { line: 1, column: 2, fault: fault.clone() };
        let of_record = RecordError::Unreadable { line: 1, column: 2, fault: fault.clone() };
        tell(&[&fault, &of_position, &of_record]);
    }

    let outcomes = [
        Outcome::Won { by: Side::Red, shape: Shape::Tick },
        Outcome::Resigned { by: Side::Black },
        Outcome::Draw(Drawn::Repetition),
        Outcome::Draw(Drawn::Agreed),
        Outcome::Unfinished,
    ];
    for stated in outcomes {
        tell(&[&stated, &RecordError::ResultDiffers { stated, found: outcomes[0] }]);
    }
    for drawn in [Drawn::Repetition, Drawn::Agreed] {
        tell(&[&drawn]);
    }
    let written = text("2,0>1,0");
    for misplay in [Misplay::Refused(Refusal::MatchOver), Misplay::MarkMissing, Misplay::MarkWrong]
    {
        let illegal = RecordError::TurnIllegal {
            turn: 2,
            written: written.clone(),
            misplay: misplay.clone(),
        };
        tell(&[&misplay, &illegal]);
    }
    let ending = Ending::DrawnByAgreement;
    tell(&[
        &RecordError::TooLarge { limit: 1 },
        &RecordError::UnknownField { line: 1, field: text("a"), known: vec!["b"] },
        &RecordError::MissingField { line: 3, field: "turns" },
        &RecordError::OtherFormat { format: text("song"), expected: "nonaga-match" },
        &RecordError::OtherVersion { version: 3, newest: 2 },
        &RecordError::Empty,
        &RecordError::NoMatchPasted,
        &RecordError::NeedsVersion { field: "lines", version: 1, needed: 2 },
        &RecordError::TooManyLines { lines: 1_001, limit: 1_000 },
        &RecordError::LinesTooDeep { limit: 64 },
        &RecordError::TooManyTurnsInLines { turns: 10_001, limit: 10_000 },
        &RecordError::NoteBeforeLine { turn: 2, first: 3 },
        &RecordError::LineEmpty,
        &RecordError::LineElsewhere { after: 4, first: 1, last: 3 },
        &RecordError::Variation {
            line: text("2.1"),
            error: Box::new(RecordError::TurnUnfinished { turn: 1 }),
        },
        &LineRefusal::Rules(Refusal::NoToken { cell }),
        &LineRefusal::TooManyLines { limit: 1_000 },
        &LineRefusal::TooDeep { limit: 64 },
        &LineRefusal::TooLong { limit: 10_000 },
        &RecordError::Date { date: text("today") },
        &RecordError::TooManyTurns { turns: 10_001, limit: 10_000 },
        &RecordError::StartForm { error: position_form },
        &RecordError::StartFaulty { faults: vec![Fault::DiscCount { count: 1 }] },
        &RecordError::FirstDiffers { first: Side::Red, to_move: Side::Black },
        &RecordError::TurnForm { turn: 1, written: written.clone(), error: turn_form },
        &RecordError::TurnUnfinished { turn: 1 },
        &RecordError::TurnAfterEnd { turn: 2, written, ending },
        &RecordError::NoteBeyondEnd { turn: 2, turns: 1 },
        &RecordError::NoteTwice { turn: 2 },
        &RecordError::NoteLanguageTwice { turn: 2, language: "en" },
        &RecordError::NoteLanguageUnknown { turn: 2, language: text("tlh"), known: vec!["en"] },
    ]);
    samples
}

fn ron_faults() -> Vec<RonFault> {
    let text = || "a".to_owned();
    vec![
        RonFault::Ends,
        RonFault::SignMissing { sign: ')' },
        RonFault::NotNumber,
        RonFault::NumberTooLarge,
        RonFault::NotDigit { digit: 'x' },
        RonFault::NotText,
        RonFault::TextOpen,
        RonFault::BadEscape,
        RonFault::CommentOpen,
        RonFault::NotOption,
        RonFault::NotName,
        RonFault::BadName { name: text() },
        RonFault::NameBefore { name: text() },
        RonFault::Stray { sign: '%' },
        RonFault::Trailing,
        RonFault::UnknownWord { word: text(), known: vec!["b", "c"] },
        RonFault::UnknownField { field: text(), known: vec!["b", "c"] },
        RonFault::MissingField { field: "b" },
        RonFault::FieldTwice { field: "b" },
        RonFault::WrongLength { found: 3 },
        RonFault::TooDeep,
        RonFault::Misplaced,
    ]
}

fn system_faults() -> [SystemFault; 15] {
    [
        SystemFault::NotFound,
        SystemFault::NotAllowed,
        SystemFault::NotFile,
        SystemFault::NotFolder,
        SystemFault::ReadOnly,
        SystemFault::DiskFull,
        SystemFault::TooLarge,
        SystemFault::BadName,
        SystemFault::NotText,
        SystemFault::Busy,
        SystemFault::TimedOut,
        SystemFault::OutOfMemory,
        SystemFault::Unsupported,
        SystemFault::Other { code: Some(5) },
        SystemFault::Other { code: None },
    ]
}

fn hints(words: &Words) -> Vec<(String, String)> {
    let mut samples = Vec::new();
    let mut tell = |values: &[&dyn Sample]| samples.extend(tell(words, values));
    let (before, after) = (4, 7);
    let ways = [
        HowStopped::InTheWay,
        HowStopped::SpaceTaken,
        HowStopped::TokenGone,
        HowStopped::Gap,
        HowStopped::SpaceGone,
        HowStopped::SlidesPast,
    ];
    let whole = [Spoilt::Lock, Spoilt::Disc, Spoilt::Place, Spoilt::WinsFirst, Spoilt::Answerable];
    let slides =
        ways.into_iter().flat_map(|how| [false, true].map(|stays| Spoilt::Slide { how, stays }));
    let threatens =
        ways.into_iter().flat_map(|how| (0..2).map(move |left| Spoilt::Threatens { left, how }));
    for spoilt in whole.into_iter().chain(slides).chain(threatens) {
        for player in [Who::You, Who::Red, Who::Black] {
            tell(&[&spoilt.told(player)]);
        }
    }
    let allowed = [
        Allowed::WinAtOnce,
        Allowed::TwoThreats,
        Allowed::Threat,
        Allowed::Preparation,
        Allowed::Defence,
        Allowed::ForcedWin,
        Allowed::GoodAnswer,
    ];
    for allowed in allowed {
        for against in [Who::You, Who::Red, Who::Black] {
            tell(&[&allowed.told(against)]);
        }
    }
    let won = (1..4).flat_map(|turns| {
        [
            Why::WinsIn { turns },
            Why::WinsWithThreat { turns },
            Why::WinsWithTwoThreats { turns },
            Why::KeepsWin { turns },
            Why::HoldsOut { turns },
        ]
    });
    let stopped = ways
        .map(Some)
        .into_iter()
        .chain([None])
        .flat_map(|how| [Why::StopsThreatAndMakesOne { how }, Why::StopsThreat { how }]);
    let others = [
        Why::Wins,
        Why::MakesTwoThreats,
        Why::MakesThreat,
        Why::KeepsThreat,
        Why::PreventsTwoThreats,
        Why::PreventsWin,
        Why::PreparesTwoThreats,
        Why::KeepsTwoThreatsReady,
        Why::IsSafe { losing: 12, all: 30 },
        Why::IsSafe { losing: 30, all: 30 },
        Why::ShutsIn,
        Why::Joins,
        Why::FillsHole,
        Why::MakesHole,
        Why::Gathers,
        Why::Hinders { before, after },
        Why::Frees { before, after },
        Why::Escapes,
        Why::Improves,
        Why::DiscImproves,
        Why::SlideDidWork,
    ];
    for why in won.chain(stopped).chain(others) {
        let told = [None, Some(Side::Black)].map(|you| why.told(Side::Red, you));
        tell(&[&told[0], &told[1], &told[0].of_turn(5), &told[1].of_turn(5)]);
    }
    tell(&[&DiscWork::ClosesGap, &DiscWork::StopsToken]);
    samples
}

fn engine(words: &Words) -> Vec<(String, String)> {
    let mut samples = Vec::new();
    let mut tell = |values: &[&dyn Sample]| samples.extend(tell(words, values));
    tell(&[&Mark::Good, &Mark::Weak, &Mark::Mistake, &Mark::Blunder]);
    for turns in 1..4 {
        for you in [None, Some(Side::Red), Some(Side::Black)] {
            let of_black = |finding: Finding| finding.told(4, Side::Black, you);
            tell(&[&of_black(Finding::MissedWin { turns }), &of_black(Finding::LetWin { turns })]);
            tell(&[&of_black(Finding::Lost { turns })]);
        }
        tell(&[&Goal::Win { turns }, &Attempt::Loses { turns }]);
    }
    tell(&[
        &Finding::OnlyTurn,
        &Finding::OnlySlide,
        &Finding::OnlyRelocation,
        &Goal::Hold { turns: 1 },
        &Goal::Hold { turns: 2 },
        &Goal::Improve,
    ]);
    tell(&[&Attempt::AsGood, &Attempt::Misses, &Attempt::WinsLater, &Attempt::Worse]);
    tell(&[&Who::You, &Who::Red, &Who::Black]);
    let shapes = [Shape::Triangle, Shape::Line, Shape::Tick];
    for shape in shapes {
        tell(&[&Effect::Wins { shape }]);
    }
    tell(&[&Effect::StopsAndThreatens, &Effect::Stops, &Effect::ThreatensTwice]);
    tell(&[&Effect::ThreatensOverLock, &Effect::Threatens]);
    tell(&[&Effect::ShutsIn, &Effect::Joins, &Effect::FillsHole, &Effect::MakesHole]);
    let kinds = shapes.into_iter().flat_map(|shape| {
        [
            Turned::DidNotStop { shape },
            Turned::OpenedWay { shape },
            Turned::LetMakeThreat { shape },
            Turned::Won { shape },
        ]
    });
    let others = [
        Turned::MissedWin { turns: 1 },
        Turned::MissedWin { turns: 2 },
        Turned::LetStand { threats: 2 },
        Turned::LetStand { threats: 4 },
        Turned::LetThreaten { threats: 2 },
        Turned::LetLock,
        Turned::LetForce { turns: 3 },
        Turned::Slipped { before: 60, after: 20 },
    ];
    let games = [Match::new(Position::start(HouseRules::Booklet)), won_at_once()];
    for kind in kinds.chain(others) {
        for side in Side::BOTH {
            let point = TurningPoint { turn: 7, side, kind };
            for game in &games {
                tell(&[&point.told(None, game), &point.told(Some(Side::Red), game)]);
            }
        }
    }
    for command in ProtocolCommand::VARIANTS {
        tell(&[command]);
    }

    let (cell, text) = (Cell::new(30_001, 0), |text: &str| text.to_owned());
    let misplay = || Misplay::Refused(Refusal::NoToken { cell });
    for found in [None, Some(text("x"))] {
        let (after, names) = ("go", vec!["time", "depth"]);
        tell(&[&ProtocolError::WrongName { after, found: found.clone(), names }]);
        tell(&[&ProtocolError::WrongNumber { after, found, least: 0, most: u64::MAX }]);
    }
    tell(&[
        &ProtocolError::LineTooLong { limit: 1_048_576 },
        &ProtocolError::NotText,
        &ProtocolError::UnknownCommand { word: text("dance") },
        &ProtocolError::NothingFollows { command: "legal", found: text("now") },
        &ProtocolError::PositionForm {
            error: PositionFormError::TooFarOut { cell, farthest: 30_000 },
        },
        &ProtocolError::PositionFaulty { faults: vec![Fault::DiscCount { count: 1 }] },
        &ProtocolError::TooManyTurns { limit: 10_000 },
        &ProtocolError::TurnForm {
            number: 2,
            error: TurnFormError::TooFarOut { column: 1, farthest: 30_000 },
        },
        &ProtocolError::TurnUnfinished { number: 2 },
        &ProtocolError::TurnIllegal { number: 2, misplay: misplay() },
        &ProtocolError::RulesForbid { rules: "at_most_four", number: 2, misplay: misplay() },
        &ProtocolError::MatchOver,
        &ProtocolError::NotThinking,
        &ProtocolError::NoMemory { megabytes: 1_024 },
        &ProtocolError::NoThreads { threads: 64 },
    ]);
    samples
}

fn puzzle(words: &Words) -> Vec<(String, String)> {
    let cell = Cell::new(2, -1);
    let turn: Turn = "2,0>-1,0 1,-2>3,-2".parse().expect("a turn");
    let text = || "x".to_owned();
    let mut samples = Vec::new();
    let mut tell = |values: &[&dyn Sample]| samples.extend(tell(words, values));
    for kind in <PuzzleKind as VariantArray>::VARIANTS {
        tell(&[kind]);
    }
    for theme in <PuzzleTheme as VariantArray>::VARIANTS {
        tell(&[theme, &PuzzleHint::About { theme: *theme }]);
    }
    tell(&[&PuzzleHint::Token { cell }, &PuzzleHint::Target { cell }, &PuzzleHint::Disc { cell }]);
    tell(&[&PuzzleHint::LookForReplies, &PuzzleHint::NoWin]);
    tell(&[&PuzzleTry::Solves, &PuzzleTry::LosesAtOnce { reply: turn }]);
    tell(&[&PuzzleTry::Slips { reply: turn }]);
    for turns in [1, 3] {
        tell(&[
            &PuzzleTry::WinsLater { turns, reply: turn },
            &PuzzleTry::Loses { turns, reply: turn },
            &PuzzleFault::QuickerWin { turns },
            &PuzzleFault::WonInstead { turns },
        ]);
    }
    let faults = [
        PuzzleFault::NoHeader,
        PuzzleFault::FieldCount { found: 1, wanted: 6 },
        PuzzleFault::UnknownKind { text: text() },
        PuzzleFault::NoRating { text: text() },
        PuzzleFault::UnknownTheme { text: text() },
        PuzzleFault::BadLetter { letter: 'y', column: 4 },
        PuzzleFault::Position { faults: vec![Fault::DiscCount { count: 18 }] },
        PuzzleFault::NotFirstView { board: text() },
        PuzzleFault::WrongId { found: text(), id: text() },
        PuzzleFault::TurnForm {
            turn: text(),
            error: TurnFormError::Expected { expected: TurnPiece::Number, column: 1 },
        },
        PuzzleFault::NoSolution { turn },
        PuzzleFault::MissingSolution { turn },
        PuzzleFault::SolutionOrder,
        PuzzleFault::Unsolvable,
        PuzzleFault::TooManySolutions { most: 3 },
        PuzzleFault::Double { line: 2 },
    ];
    for fault in faults {
        tell(&[&fault, &NamedPuzzleFault::from(PuzzleError { line: 9, fault: fault.clone() })]);
    }
    samples
}

fn lesson(words: &Words) -> Vec<(String, String)> {
    let mut samples = Vec::new();
    let mut tell = |values: &[&dyn Sample]| samples.extend(tell(words, values));
    let cell = Cell::new(30_001, 0);
    let line = 3;
    for side in [Side::Red, Side::Black] {
        tell(&[&Verdict::OpponentWins(side), &Verdict::Refuted(side)]);
    }
    for faults in [vec![], vec![Fault::DiscCount { count: 1 }, Fault::DiscCount { count: 20 }]] {
        tell(&[&LessonError::PositionFaulty { line, faults }]);
    }
    let form = TurnFormError::Expected { expected: TurnPiece::Arrow, column: 4 };
    tell(&[
        &Verdict::NotThis,
        &Verdict::NotThere,
        &Verdict::NotMarked,
        &LessonError::TooLarge { limit: 1 },
        &LessonError::Unreadable { line, column: 2, fault: RonFault::Ends },
        &LessonError::UnknownField { line, field: "a".to_owned(), known: vec!["b"] },
        &LessonError::MissingField { line, field: "steps" },
        &LessonError::OtherFormat { format: "song".to_owned(), expected: "nonaga-lesson" },
        &LessonError::OtherVersion { version: 2, newest: 1 },
        &LessonError::NoSteps,
        &LessonError::PositionForm {
            line,
            error: PositionFormError::TooFarOut { cell, farthest: 20_000 },
        },
        &LessonError::LineForm { line, part: 2, error: form },
        &LessonError::LineIllegal { line, part: 2, refusal: Refusal::NoToken { cell } },
        &LessonError::NotLearnersTurn { line },
        &LessonError::SolutionMisses { line },
        &LessonError::GoalOutOfReach { line },
        &LessonError::NothingToShow { line },
        &LessonError::NoAnswer { line },
        &LessonError::WinAmongChoices { line },
        &LessonError::EmptyText { line },
        &LessonError::TooFarAhead { line, turns: 9, most: 3 },
        &LessonError::MissingText { line, key: "nowhere".to_owned() },
    ]);
    samples
}

fn referee(words: &Words) -> Vec<(String, String)> {
    let cell = Cell::from((2, -1));
    let mut samples = tell(
        words,
        &[
            &Objection::Rules(Refusal::NoToken { cell }),
            &Objection::NotYours(NotYours::Computers),
            &Objection::LookingBack,
            &Objection::TooLate,
            &Objection::Line(LineRefusal::TooDeep { limit: 8 }),
            &Objection::NoVariation,
            &Objection::NothingToTakeBack,
            &Objection::NothingToRedo,
            &Objection::AtStart,
            &Objection::AtEnd,
            &Objection::NoDrawOffered,
            &Objection::NoSuchTurn { turn: 9, turns: 1 },
            &NotYours::Hands,
            &NotYours::Scripts,
            &NotYours::Lessons,
            &Called::Red,
            &Called::Black,
            &Called::You,
            &Called::Name("Ada".to_owned()),
        ],
    );
    for side in Side::BOTH {
        for part in [Part::Slide, Part::Relocation] {
            samples.extend(tell(words, &[&Skipped { side, part }]));
        }
    }
    samples
}

fn home(words: &Words) -> Vec<(String, String)> {
    let path = || "settings.ron".to_owned();
    let kept_as = || "settings.damaged-1.ron".to_owned();
    let detail = || SystemFault::Other { code: Some(5) };
    let (format, expected) = ("song".to_owned(), "nonaga-settings".to_owned());
    let faults = vec![Fault::DiscCount { count: 1 }, Fault::DiscCount { count: 20 }];
    let damages = [
        Damage::TooLarge { limit: 1_048_576 },
        Damage::NotText { line: 3 },
        Damage::Malformed { line: 1, column: 2, fault: RonFault::Ends },
        Damage::OtherFormat { format, expected },
        Damage::OtherMatch,
        Damage::Record { error: RecordError::TurnUnfinished { turn: 1 } },
        Damage::Record { error: RecordError::StartFaulty { faults } },
    ];
    let mut samples = Vec::new();
    let mut tell = |values: &[&dyn Sample]| samples.extend(tell(words, values));
    for damage in damages {
        let reason = Unreadable::Damaged(damage.clone());
        tell(&[
            &damage,
            &reason,
            &HomeError::WouldNotRead { path: path(), reason: reason.clone() },
        ]);
        let error = HomeError::Damaged { path: path(), damage: damage.clone() };
        tell(&[
            &HomeNotice::DamagedStays {
                path: path(),
                damage: damage.clone(),
                reason: error.clone(),
            },
            &HomeNotice::Damaged { path: path(), kept_as: kept_as(), damage },
            &error,
        ]);
    }
    let reason = Unreadable::Newer { version: 2 };
    tell(&[
        &reason,
        &HomeError::WouldNotRead { path: path(), reason: reason.clone() },
        &HomeError::NoFolder,
        &HomeError::DiskFull { path: path() },
        &HomeError::NotAllowed { path: path(), detail: detail() },
        &HomeError::CannotWrite { path: path(), detail: detail() },
        &HomeError::CannotRead { path: path(), detail: detail() },
        &HomeError::Missing { path: path() },
        &HomeError::Newer { path: path(), version: 2 },
        &HomeError::InUse { path: path() },
        &HomeError::PlayedElsewhere,
        &HomeError::NoFreeName { path: path() },
        &HomeError::Elsewhere { path: path(), folder: "matches".to_owned() },
        &HomeNotice::Newer { path: path(), version: 2 },
        &HomeNotice::NewerKept { path: path(), kept_as: kept_as(), version: 2 },
        &HomeNotice::JudgedAnew { reason: HomeError::NoFolder },
        &HomeNotice::CannotRead { reason: HomeError::NoFolder },
    ]);
    samples
}

fn cli(words: &Words) -> Vec<(String, String)> {
    let file = || Source::File("a.ron".to_owned());
    let detail = || SystemFault::NotFound;
    let error = PositionFormError::TooFarOut { cell: Cell::new(30_001, 0), farthest: 30_000 };
    let faulty = NamedFault::from(Fault::DiscCount { count: 20 });
    let argument = || "--depth <N>".to_owned();
    let value = || "ten".to_owned();
    let wrong_form = |wish| WrongCall::WrongForm { argument: argument(), value: value(), wish };
    let system = system_faults().map(|detail| {
        let why = detail;
        let wrong = WordsError::Unreadable { file: "a.ftl".to_owned(), why };
        tell(words, &[&detail, &CliError::Unreadable { file: Source::Stdin, detail }, &wrong])
    });
    let own = tell(
        words,
        &[
            &CliError::Home { error: HomeError::NoFolder },
            &TerminalError::UnknownWord { word: "fly".to_owned() },
            &TerminalError::NoCell { text: "a,b".to_owned() },
            &TerminalError::NoPart { text: "2,0".to_owned() },
            &TerminalError::NoFolder { folder: "/nowhere".to_owned() },
            &TerminalError::NotFile { path: "/dev/null".to_owned() },
            &TerminalError::NoSuchMove { number: 3, moves: 0 },
            &TerminalError::NoSuchMove { number: 3, moves: 2 },
            &TerminalError::LineTooLong { limit: 1000 },
            &CliError::RecordForPosition { file: file() },
            &CliError::PositionForRecord { file: Source::Stdin },
            &CliError::NoPositionThere { file: file(), turn: 1, due: Some(Part::Relocation) },
            &CliError::NoPositionThere { file: file(), turn: 1, due: None },
            &CliError::Unreadable { file: file(), detail: detail() },
            &CliError::TooLarge { file: file(), limit: 1_048_576 },
            &CliError::NotText { file: file(), line: 3 },
            &CliError::NothingToCheck { folder: file() },
            &CliError::PositionForm { file: file(), error },
            &faulty,
            &MoreFaults { count: 1 },
            &CliError::PositionFaulty { file: file(), faults: vec![] },
            &CliError::RecordWrong {
                file: file(),
                error: Box::new(RecordError::TurnUnfinished { turn: 1 }),
                name: "TurnUnfinished",
                faults: vec![],
            },
            &CliError::LessonWrong {
                file: file(),
                error: Box::new(LessonError::NoSteps),
                name: "NoSteps",
                faults: vec![],
            },
            &CliError::LessonHere { file: file() },
            &CliError::NoLesson { file: file() },
            &CliError::PuzzlesWrong { file: file(), count: 1, errors: vec![] },
            &CliError::PuzzlesWrong { file: file(), count: 7, errors: vec![] },
            &CliError::PuzzlesHere { file: file() },
            &CliError::PartOfOther { file: file() },
            &CliError::FileExists { file: file() },
            &CliError::FileUnwritable { file: file(), detail: detail() },
            &CliError::NoPuzzle,
            &CliError::UnknownLesson { name: value(), known: vec!["01-table", "02-sliding"] },
            &CliError::NoSuchTurn { file: file(), turn: 9, turns: 1 },
            &CliError::PositionHasNoTurns { file: file() },
            &CliError::RecordHasRules { file: file() },
            &CliError::ContinuedHasOwn { option: "rules" },
            &CliError::OnlyForPicture,
            &CliError::OnlyForAnimation { option: "fps" },
            &CliError::OnlyForAnimation { option: "turn" },
            &CliError::Unwritable { detail: detail() },
            &CliError::NobodyReads,
            &CliError::NoGame,
            &CliError::NoFar,
            &WrongCall::UnknownArgument { argument: argument(), similar: None },
            &WrongCall::UnknownArgument { argument: argument(), similar: Some(value()) },
            &WrongCall::UnknownCommand { command: value(), similar: None },
            &WrongCall::UnknownCommand { command: value(), similar: Some(value()) },
            &WrongCall::Missing { arguments: argument() },
            &WrongCall::WrongValue { argument: argument(), value: value(), possible: value() },
            &WrongCall::WrongNumber { argument: argument(), value: value(), least: 1, most: 6 },
            &wrong_form(Wish::Size { least: 64, most: 4096 }),
            &wrong_form(Wish::Speed { least: 0.25, most: 4.0 }),
            &wrong_form(Wish::Turns { most: 10_000 }),
            &wrong_form(Wish::Ending),
            &wrong_form(Wish::Shard),
            &WrongCall::NoValue { argument: argument() },
            &WrongCall::Twice { argument: argument() },
            &WrongCall::Together { argument: argument(), others: argument() },
            &WrongCall::Other,
        ],
    );
    [system.concat(), own].concat()
}

/// A value that can be put into words, and printed when its text is wrong.
pub trait Sample: Tellable + std::fmt::Debug {}

impl<T: Tellable + std::fmt::Debug> Sample for T {}
