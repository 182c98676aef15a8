//! Values of matches with somebody far away that are put into words. Their keys are listed by name, because they are checked
//! in builds without these matches too.

pub const KEYS: [&str; 85] = [
    "cli-error-far",
    "far-trouble-file",
    "far-trouble-in-use",
    "far-trouble-no-link",
    "far-trouble-ticket",
    "far-trouble-other-letter",
    "far-trouble-letter",
    "far-trouble-own-invitation",
    "far-trouble-name",
    "far-trouble-relay",
    "far-trouble-nobody-of-name",
    "far-trouble-no-such-friend",
    "far-trouble-no-friends",
    "far-trouble-other-player",
    "far-trouble-ended",
    "far-trouble-update",
    "far-trouble-disputed",
    "outdated-here",
    "outdated-there",
    "far-file-error-home",
    "far-file-error-log",
    "far-file-error-other-key",
    "far-file-error-terms",
    "far-file-error-no-chance",
    "log-error-too-large",
    "log-error-empty",
    "log-error-not-text",
    "log-error-unreadable",
    "log-error-other-format",
    "log-error-other-version",
    "log-error-wrong",
    "ticket-fault-none",
    "ticket-fault-damaged",
    "ticket-fault-newer",
    "letter-refusal-own",
    "letter-refusal-gap",
    "letter-refusal-disputed",
    "letter-refusal-wrong",
    "name-fault-too-long",
    "name-fault-invisible",
    "name-fault-spaces",
    "name-fault-marks",
    "farewell-other-protocol",
    "farewell-other-match",
    "farewell-taken",
    "farewell-busy",
    "farewell-unreadable",
    "farewell-too-large",
    "farewell-flood",
    "farewell-declined",
    "farewell-wrong",
    "farewell-other-rules",
    "unwilling-writing",
    "unwilling-disputed",
    "unwilling-behind",
    "unwilling-away",
    "unwilling-offer-waits",
    "unwilling-fault",
    "far-fault-bad-signature",
    "far-fault-other-match",
    "far-fault-two-versions",
    "far-fault-wrong-before",
    "far-fault-seen-unknown",
    "far-fault-seen-less",
    "far-fault-wrong-place",
    "far-fault-not-invited",
    "far-fault-unknown-rules",
    "far-fault-other-rules-version",
    "far-fault-unknown-level",
    "far-fault-not-begun",
    "far-fault-over",
    "far-fault-not-over",
    "far-fault-lot-differs",
    "far-fault-no-lot",
    "far-fault-not-your-turn",
    "far-fault-illegal",
    "far-fault-too-long",
    "far-fault-offer-open",
    "far-fault-offer-again",
    "far-fault-no-taking-back",
    "far-fault-nothing-to-take-back",
    "far-fault-no-such-offer",
    "far-fault-log-full",
    "role-host",
    "role-guest",
];

#[cfg(feature = "far")]
mod built {
    use nonaga::{
        cli::CliError,
        far::{
            agreement::{
                FarFault, Farewell, Label, LetterRefusal, LogError, NameFault, Outdated, Role,
                Unwilling,
            },
            ticket::TicketFault,
        },
        home::{FarFileError, FarTrouble, HomeError},
        notation::RonFault,
        rules::Refusal,
        words::{Words, keys_of},
    };

    use crate::samples::tell;

    #[test]
    fn the_keys_of_matches_far_away_are_complete() {
        let keys = [
            keys_of::<FarTrouble>("far-trouble").collect::<Vec<_>>(),
            keys_of::<FarFileError>("far-file-error").collect(),
            keys_of::<LogError>("log-error").collect(),
            keys_of::<TicketFault>("ticket-fault").collect(),
            keys_of::<LetterRefusal>("letter-refusal").collect(),
            keys_of::<NameFault>("name-fault").collect(),
            keys_of::<Farewell>("farewell").collect(),
            keys_of::<Unwilling>("unwilling").collect(),
            keys_of::<FarFault>("far-fault").collect(),
            keys_of::<Role>("role").collect(),
            keys_of::<Outdated>("outdated").collect(),
            vec!["cli-error-far".to_owned()],
        ];
        let mut keys = keys.concat();
        let mut listed = super::KEYS.map(str::to_owned).to_vec();
        keys.sort();
        listed.sort();
        assert_eq!(keys, listed);
    }

    pub fn samples(words: &Words) -> Vec<(String, String)> {
        let text = |text: &str| text.to_owned();
        let label = || Label::try_from(text("NotBegun")).expect("a label");
        let faults = [
            FarFault::BadSignature,
            FarFault::OtherMatch,
            FarFault::TwoVersions,
            FarFault::WrongBefore,
            FarFault::SeenUnknown,
            FarFault::SeenLess,
            FarFault::WrongPlace,
            FarFault::NotInvited,
            FarFault::UnknownRules { name: text("new") },
            FarFault::OtherRulesVersion { version: 2, known: 1 },
            FarFault::UnknownLevel { name: text("new") },
            FarFault::NotBegun,
            FarFault::Over,
            FarFault::NotOver,
            FarFault::LotDiffers,
            FarFault::NoLot,
            FarFault::NotYourTurn,
            FarFault::Illegal(Refusal::MatchOver),
            FarFault::TooLong,
            FarFault::OfferOpen,
            FarFault::OfferAgain,
            FarFault::NoTakingBack,
            FarFault::NothingToTakeBack,
            FarFault::NoSuchOffer,
            FarFault::LogFull { most: 30_000 },
        ];
        let mut samples = Vec::new();
        for fault in faults {
            let error = LogError::Wrong { line: 3, fault: fault.clone() };
            let error = FarFileError::Log { path: text("a.log"), error };
            samples.extend(tell(words, &[&fault, &Unwilling::Fault(fault.clone()), &error]));
        }
        let mut farewells = vec![
            Farewell::OtherProtocol { protocol: 2 },
            Farewell::OtherMatch,
            Farewell::Taken,
            Farewell::Busy,
            Farewell::Unreadable,
            Farewell::TooLarge,
            Farewell::Flood,
            Farewell::Declined,
            Farewell::OtherRules { version: 2 },
        ];
        farewells.extend(Role::BOTH.map(|by| Farewell::Wrong { by, number: 2, fault: label() }));
        for why in farewells {
            samples.extend(tell(words, &[&why, &FarTrouble::Ended { why: why.clone() }]));
        }
        samples.extend(errors(words));
        samples
    }

    fn errors(words: &Words) -> Vec<(String, String)> {
        let text = |text: &str| text.to_owned();
        let mut samples = Vec::new();
        for error in [
            LogError::TooLarge { limit: 9 },
            LogError::Empty,
            LogError::NotText { line: 1 },
            LogError::Unreadable { line: 1, column: 2, fault: RonFault::Ends },
            LogError::OtherFormat { format: text("a"), expected: "b" },
            LogError::OtherVersion { version: 2, newest: 1 },
        ] {
            samples.extend(tell(words, &[&error]));
        }
        for error in [
            FarFileError::Home(HomeError::NoFolder),
            FarFileError::OtherKey { path: text("a.log") },
            FarFileError::Terms(FarFault::WrongPlace),
            FarFileError::NoChance,
        ] {
            samples.extend(tell(words, &[&error, &FarTrouble::File { error: error.clone() }]));
        }
        for fault in [TicketFault::None, TicketFault::Damaged, TicketFault::Newer { version: 2 }] {
            samples.extend(tell(words, &[&fault, &FarTrouble::Ticket { fault }]));
        }
        for why in [
            LetterRefusal::Own,
            LetterRefusal::Gap,
            LetterRefusal::Disputed,
            LetterRefusal::Wrong(FarFault::WrongPlace),
        ] {
            samples.extend(tell(words, &[&why, &FarTrouble::Letter { why: why.clone() }]));
        }
        for fault in [
            NameFault::TooLong { most: 32 },
            NameFault::Invisible { code: 8203 },
            NameFault::Spaces,
            NameFault::Marks { most: 3 },
        ] {
            samples.extend(tell(words, &[&fault, &FarTrouble::Name { fault }]));
        }
        for unwilling in [
            Unwilling::Writing,
            Unwilling::Disputed,
            Unwilling::Behind,
            Unwilling::Away,
            Unwilling::OfferWaits,
        ] {
            samples.extend(tell(words, &[&unwilling]));
        }
        for where_to in [Outdated::Here, Outdated::There] {
            samples.extend(tell(words, &[&where_to, &FarTrouble::Update { where_to }]));
        }
        for error in [
            FarTrouble::InUse,
            FarTrouble::NoLink { reason: text("no socket") },
            FarTrouble::OwnInvitation,
            FarTrouble::OtherLetter,
            FarTrouble::Relay { text: text("ftp") },
            FarTrouble::NobodyOfName { name: text("Ada") },
            FarTrouble::NoSuchFriend { name: text("Ada") },
            FarTrouble::NoFriends,
            FarTrouble::OtherPlayer,
            FarTrouble::Disputed,
        ] {
            let error = CliError::Far { error: Box::new(error) };
            samples.extend(tell(words, &[&error]));
        }
        samples
    }
}

#[cfg(feature = "far")]
pub use built::samples;

/// Without these matches there are no such values.
#[cfg(not(feature = "far"))]
pub fn samples(_: &nonaga::words::Words) -> Vec<(String, String)> {
    Vec::new()
}
