//! The keys of all values that are put into words. For a new type, extend `of_values` and `samples.rs`.

use nonaga::{
    cli::{CliError, Source, TerminalError, TerminalWord, Wish, WrongCall},
    engine::{
        Allowed, Attempt, DiscWork, Effect, Finding, Goal, HowStopped, Mark, ProtocolCommand,
        ProtocolError, Spoilt, Turned, Who, Why,
    },
    home::{Damage, HomeError, HomeNotice, Unreadable},
    lesson::{LessonError, Verdict},
    mutants::{
        MutantEnding, MutantLevel, MutantOutcome, MutantRecordError, MutantRefusal, MutantSide,
        MutantStartFault, MutantTurnFormError, MutantWhy,
    },
    notation::{PositionFormError, RonFault, TurnFormError, TurnPiece},
    puzzle::{PuzzleFault, PuzzleHint, PuzzleKind, PuzzleTheme, PuzzleTry},
    record::{Drawn, Level, LineRefusal, Outcome, RecordError},
    referee::{Called, NotYours, Objection},
    rules::{
        Direction, Ending, Fault, HouseRules, Misplay, Obstacle, Part, Refusal, Shape, Side,
        SightEnd,
    },
    words::{SystemFault, WordsError, keys_of},
    zebra::{
        ZebraEnding, ZebraLevel, ZebraOutcome, ZebraRecordError, ZebraRefusal, ZebraSide,
        ZebraTurnFormError, ZebraWhy,
    },
};

use crate::far::KEYS as FAR;

/// Lists the keys of enums. Each enum comes with its name as it is written in keys.
macro_rules! keys_of_enums {
    ($($enum:ty => $name:literal),+ $(,)?) => {
        [$(keys_of::<$enum>($name).collect::<Vec<_>>()),+].concat()
    };
}

const GAME: [&str; 37] = [
    "skipped",
    "opening-error-no-display",
    "opening-error-no-adapter",
    "opening-error-lost-adapter",
    "opening-error-no-assets",
    "override-fault-unreadable",
    "override-fault-broken",
    "notice-home",
    "notice-no-such-language",
    "notice-match-not-kept",
    "notice-record-kept",
    "notice-copy-kept",
    "notice-record-not-kept",
    "notice-not-continued",
    "notice-settings-not-kept",
    "notice-progress-not-kept",
    "notice-training-not-kept",
    "lesson-trouble-unreadable",
    "lesson-trouble-wrong",
    "notice-computer-stuck",
    "notice-looks-for-hint",
    "notice-no-hint",
    "notice-put-back",
    "notice-hint",
    "notice-slid-to-the-end",
    "notice-told",
    "notice-gamepad-gone",
    "notice-begins",
    "notice-colour-drawn",
    "render-error-no-adapter",
    "render-error-lost",
    "render-error-too-large",
    "render-error-exists",
    "render-error-unwritable",
    "render-error-stopped",
    "rendered-still",
    "rendered-animation",
];

const ACTIONS: [&str; 42] = [
    "action-up",
    "action-down",
    "action-left",
    "action-right",
    "action-next",
    "action-previous",
    "action-choose",
    "action-type-turn",
    "action-back",
    "action-take-back-part",
    "action-take-back-turn",
    "action-redo",
    "action-hint",
    "action-to-start",
    "action-turn-back",
    "action-part-back",
    "action-play-or-pause",
    "action-part-forward",
    "action-turn-forward",
    "action-to-end",
    "action-slower",
    "action-faster",
    "action-mistake-back",
    "action-mistake-forward",
    "action-show-better",
    "action-back-to-match",
    "action-remove-line",
    "action-play-from-here",
    "action-share",
    "action-offer-draw",
    "action-resign",
    "action-flip",
    "action-whole-board",
    "action-from-above",
    "action-tell-around",
    "action-tell-pieces",
    "action-coordinates",
    "action-turns",
    "action-controls",
    "action-rules",
    "action-pause",
    "action-to-buttons",
];

#[cfg(feature = "game")]
#[test]
fn the_keys_of_the_game_are_complete() {
    let keys: Vec<_> = keys_of::<nonaga::game::input::Action>("action").collect();
    assert_eq!(keys, ACTIONS);
    let errors = keys_of::<nonaga::game::picture::RenderError>("render-error");
    for key in errors.chain(keys_of::<nonaga::game::picture::Rendered>("rendered")) {
        assert!(GAME.contains(&key.as_str()), "{key}");
    }
}

/// The keys of all values, including those of explanations.
pub fn of_values() -> Vec<String> {
    let mut keys = keys_of_enums![
        WordsError => "words-error",
        SystemFault => "system-fault",
        Side => "side",
        Part => "part",
        Shape => "shape",
        HouseRules => "house-rules",
        Obstacle => "obstacle",
        Refusal => "refusal",
        Fault => "fault",
        Ending => "ending",
        Misplay => "misplay",
        TurnPiece => "turn-piece",
        TurnFormError => "turn-form-error",
        PositionFormError => "position-form-error",
        RonFault => "ron-fault",
        RecordError => "record-error",
        LineRefusal => "line-refusal",
        Outcome => "outcome",
        Drawn => "drawn",
        Level => "level",
        Objection => "objection",
        NotYours => "not-yours",
        Called => "called",
        LessonError => "lesson-error",
        Verdict => "verdict",
        DiscWork => "disc-work",
        HowStopped => "how-stopped",
        Spoilt => "spoilt",
        Allowed => "allowed",
        Why => "why",
        Mark => "mark",
        Finding => "finding",
        Effect => "effect",
        Turned => "turned",
        Who => "who",
        Goal => "goal",
        Attempt => "attempt",
        PuzzleKind => "puzzle-kind",
        PuzzleTheme => "puzzle-theme",
        PuzzleTry => "puzzle-try",
        PuzzleHint => "puzzle-hint",
        PuzzleFault => "puzzle-fault",
        ProtocolCommand => "protocol-command",
        ProtocolError => "protocol-error",
        Damage => "damage",
        Unreadable => "unreadable",
        HomeError => "home-error",
        HomeNotice => "home-notice",
        Source => "source",
        CliError => "cli-error",
        WrongCall => "wrong-call",
        Wish => "wish",
        TerminalWord => "terminal-word",
        TerminalError => "terminal-error",
        Direction => "direction",
        SightEnd => "sight-end",
        ZebraSide => "zebra-side",
        ZebraLevel => "zebra-level",
        ZebraRefusal => "zebra-refusal",
        ZebraTurnFormError => "zebra-turn-form-error",
        ZebraEnding => "zebra-ending",
        ZebraOutcome => "zebra-outcome",
        ZebraRecordError => "zebra-record-error",
        ZebraWhy => "zebra-why",
        MutantSide => "mutant-side",
        MutantLevel => "mutant-level",
        MutantRefusal => "mutant-refusal",
        MutantTurnFormError => "mutant-turn-form-error",
        MutantStartFault => "mutant-start-fault",
        MutantEnding => "mutant-ending",
        MutantOutcome => "mutant-outcome",
        MutantRecordError => "mutant-record-error",
        MutantWhy => "mutant-why",
    ];
    // Structs have one sentence each.
    keys.extend(
        ["unknown-language", "named-fault", "named-puzzle-fault", "more-faults", "sight"]
            .map(str::to_owned),
    );
    // The 3D game's keys by name, because they are checked in builds without the game too.
    keys.extend(GAME.map(str::to_owned));
    keys.extend(ACTIONS.map(str::to_owned));
    let of_far: Vec<_> =
        FAR.map(str::to_owned).into_iter().filter(|key| !keys.contains(key)).collect();
    keys.extend(of_far);
    // Values that also have an explanation.
    keys.extend(keys_of::<HouseRules>("house-rules").map(|key| key + "-explained"));
    keys.extend(keys_of::<Level>("level").map(|key| key + "-explained"));
    keys.extend(keys_of::<Refusal>("refusal").map(|key| key + "-explained"));
    keys.extend(keys_of::<ZebraRefusal>("zebra-refusal").map(|key| key + "-explained"));
    keys.extend(keys_of::<MutantRefusal>("mutant-refusal").map(|key| key + "-explained"));
    for word in keys_of::<TerminalWord>("terminal-word") {
        keys.extend([word.clone() + "-explained", word + "-also"]);
    }
    keys
}
