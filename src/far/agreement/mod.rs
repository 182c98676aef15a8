//! The agreement: what two sides far from each other agree on, part by part. Messages and wishes go in; messages, lines
//! for the disk and events come out. It has no network, no clock, no disk and no thread, so that a test can be all of
//! these.
//!
//! `docs/far.md` describes the messages and the file of the log, so that another program can be the other side.
//!
//! - **The log is the match.** Each side writes a chain of entries, numbered, linked by digests and signed, and says in
//!   each how much of the other's chain it had on disk. All else is computed from the two chains ([`FarLog`]).
//! - **Nothing counts before it is on the disk.** An entry is written and synced by its author before it is sent, and by
//!   its reader before it is acknowledged ([`FarDuty::Write`]).
//! - **The order in which entries arrive does not matter.** What is decided is decided by the side that has the *word*,
//!   which only its own entry passes on. An offer lapses where the match has gone on without it. Who resigns or closes
//!   does so after all that the other side had decided before it knew.
//! - **Nobody is believed.** Each entry is checked by the rules, by what its author had seen. Two entries with one
//!   number, or one that no honest program writes, are kept as evidence, both sides are told, and the match stops there.
//!
//! ```
//! use nonaga::far::agreement::{
//!     Agreement, Companion, Conditions, FarDuty, FarKey, FarStage, FarTerms, FarWish,
//! };
//! use std::time::Duration;
//!
//! // The secrets come from a good source of chance.
//! let (ada, bob) = (FarKey::from_secret(&[1; 32]), FarKey::from_secret(&[2; 32]));
//! let (ada_id, bob_id) = (ada.id(), bob.id());
//! let terms = FarTerms::new(ada_id, Conditions::default(), Companion::default(), 0, [3; 16]);
//! let mut host = Agreement::invite(ada, terms)?;
//! let mut guest = Agreement::join(bob, host.log().id(), ada_id);
//!
//! // A perfect disk and a perfect line.
//! let now = Duration::ZERO;
//! let run = |host: &mut Agreement, guest: &mut Agreement| {
//!     for turn in 0..100 {
//!         let (own, other) =
//!             if turn % 2 == 0 { (&mut *host, &mut *guest) } else { (&mut *guest, &mut *host) };
//!         while let Some(duty) = own.next_duty() {
//!             match duty {
//!                 FarDuty::Write(_line) => own.written(now),
//!                 FarDuty::Send(message) => other.receive(&message, now),
//!                 FarDuty::Cut(_) | FarDuty::Tell(_) => {}
//!             }
//!         }
//!     }
//! };
//! host.connected(bob_id, now)?;
//! guest.connected(ada_id, now)?;
//! run(&mut host, &mut guest);
//! assert_eq!(guest.standing().stage, FarStage::Asked);
//!
//! // The lot is drawn without being asked for.
//! guest.act(FarWish::Consent(Companion::default(), [4; 16]), now)?;
//! run(&mut host, &mut guest);
//! assert_eq!(host.standing().stage, FarStage::Playing);
//! assert_eq!(host.standing().side(), guest.standing().side().map(|side| side.other()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | folder | what it owns |
//! |---|---|
//! | `entry/` | what a side says, and the signature below it |
//! | `log/` | what both have said, what follows from it, and its file |
//! | `machine/` | one end of the agreement, and its messages |

mod entry;
mod log;
mod machine;

pub(crate) use entry::digest::check_sum;
pub use entry::{
    chance::{NoChance, draw},
    digest::{Digest, NoDigest},
    key::{FarId, FarKey, FarSecret, Signature},
    label::{Label, NoLabel},
    name::{DisplayName, LONGEST_NAME, NameFault},
    says::{ChainTip, FarOffer, LogEntry, LotNumber, Says, SignedEntry, WrittenPart},
    terms::{
        Chance, ColourChoice, Companion, Conditions, Consent, FarTerms, RULES_VERSION, Role,
        Seating, WhoBegins,
    },
};
pub use log::{
    chain::MOST_ENTRIES,
    chains::FarLog,
    event::{FarEnding, LogEvent},
    fault::{Dispute, FarFault, Outdated},
    file::{LARGEST_LOG, LogError, ReadLog},
    offers::OpenOffer,
};
pub use machine::{
    ends::{Agreement, OtherKey},
    event::{FarDuty, FarEvent},
    knock::{KnockAnswer, KnockSays, knock, knock_topic},
    letter::LetterRefusal,
    message::{Farewell, LARGEST_MESSAGE, PROTOCOL, match_of},
    standing::{FarStage, FarStanding},
    wish::{FarWish, Unwilling},
};
