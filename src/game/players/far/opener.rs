//! Opens and closes matches in the background: the key and the logs are on a disk, a relay may be far, and a goodbye takes
//! a moment. One errand is done after the other, so the key is free again before it is needed again.

use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;

use crate::{
    far::{
        agreement::{Companion, Conditions, Digest, DisplayName, FarLog, FarStage},
        letter::FarLetter,
        link::{Invitation, LinkSettings},
    },
    game::common::{Caller, Waker, Worker},
    home::{
        FarFileError, FarFriend, FarLobby, FarMatch, FarParting, FarStands, FarTrouble, FarWay,
        Home, HomeError,
    },
};

/// Something to do.
#[derive(Clone)]
pub(super) enum FarErrand {
    /// List the matches that wait.
    List,
    /// Open a match. The number tells this opening from others.
    Open(u64, FarOpening),
    /// Wait for friends. The number tells this opening from others.
    Wait(u64, LinkSettings),
    /// Say goodbye.
    Leave(Parcel<FarMatch>, FarParting),
    /// Wait for friends no longer.
    StopWaiting(Parcel<FarLobby>),
}

/// Which match to open.
#[derive(Clone)]
pub(super) enum FarOpening {
    /// A new one, for whoever gets the invitation.
    Invite(Conditions, Companion, FarWay),
    /// The one that somebody invites to.
    Join(Invitation, Companion, LinkSettings),
    /// One that goes on.
    Resume(Digest),
    /// One that goes on with what a letter says.
    ReadLetter(FarLetter),
}

/// Something that is handed to the thread.
pub(super) struct Parcel<T>(Arc<Mutex<Option<Box<T>>>>);

// A derive would also require `Clone` of what is in it.
impl<T> Clone for Parcel<T> {
    fn clone(&self) -> Self {
        Parcel(self.0.clone())
    }
}

impl<T> Parcel<T> {
    pub fn of(content: Box<T>) -> Parcel<T> {
        Parcel(Arc::new(Mutex::new(Some(content))))
    }

    fn take(&self) -> Option<Box<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// What came of it.
pub(super) enum FarReply {
    /// What is known of matches and friends, and why other things cannot be read.
    Listed(FarKnown, Vec<FarFileError>),
    /// The match that was to be opened.
    Opened(u64, Result<FarOpened, FarTrouble>),
    /// The player waits for friends.
    Waits(u64, Result<Box<FarLobby>, FarTrouble>),
    /// A match is left, and this could not be kept.
    Left(HomeError),
}

/// A match that has been opened.
pub(super) struct FarOpened {
    pub far: Box<FarMatch>,
    /// The text that invites, if nobody has joined yet.
    pub invitation: Option<String>,
    /// Whether a letter was read for it, and whether that had news.
    pub letter: Option<bool>,
}

/// What is known of matches with people far away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FarKnown {
    /// The matches that wait, the newest first.
    pub waiting: Vec<FarWaits>,
    /// Those who were played with, the last first.
    pub friends: Vec<FarFriend>,
}

/// A match that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FarWaits {
    /// The match.
    pub of: Digest,
    /// What the other side is called. Empty as long as it has no name.
    pub name: String,
    /// How it stands.
    pub stands: FarStands,
    /// When anything was last written of it.
    pub modified: Timestamp,
    /// What the other side may not have, as a letter.
    pub letter: Option<String>,
}

/// The worker that does it. It finishes: what was said last goes out before the game ends.
pub(super) fn opener(home: &Home, waker: &Waker) -> Worker<FarErrand, FarReply> {
    let (home, waker) = (home.clone(), waker.clone());
    let work = move || {
        let (home, waker) = (home.clone(), waker.clone());
        move |errand, call: &Caller<FarReply>| run(&home, &waker, errand, call)
    };
    Worker::new("far away", work).that_finishes()
}

fn run(home: &Home, waker: &Waker, errand: FarErrand, call: &Caller<FarReply>) {
    match errand {
        FarErrand::List => {
            let (known, troubles) = known(home);
            call.answer(FarReply::Listed(known, troubles));
        }
        FarErrand::Open(number, opening) => {
            call.answer(FarReply::Opened(number, open(home, waker, opening)));
        }
        FarErrand::Wait(number, settings) => {
            let waker = waker.clone();
            let lobby = FarLobby::open(home, settings, move || waker.wake());
            call.answer(FarReply::Waits(number, lobby.map(Box::new)));
        }
        FarErrand::StopWaiting(parcel) => drop(parcel.take()),
        FarErrand::Leave(parcel, parting) => {
            if let Some(Err(error)) = parcel.take().map(|far| far.leave(parting)) {
                call.answer(FarReply::Left(error));
            }
        }
    }
}

fn open(home: &Home, waker: &Waker, opening: FarOpening) -> Result<FarOpened, FarTrouble> {
    let waker = waker.clone();
    let wake = move || waker.wake();
    let mut read = None;
    let far = match opening {
        FarOpening::Invite(conditions, own, way) => {
            FarMatch::invite(home, conditions, own, way, wake)
        }
        FarOpening::Join(invitation, own, settings) => {
            FarMatch::join(home, &invitation, own, settings, wake)
        }
        FarOpening::Resume(of) => resume(home, of, wake),
        FarOpening::ReadLetter(letter) => {
            read = Some(home.read_far_letter(&letter)?);
            resume(home, letter.of, wake)
        }
    }?;
    let is_open = far.driver.standing().stage == FarStage::Inviting;
    let invitation = is_open.then(|| far.invitation().to_string());
    Ok(FarOpened { far: Box::new(far), invitation, letter: read })
}

fn resume(
    home: &Home,
    of: Digest,
    wake: impl Fn() + Send + Sync + 'static,
) -> Result<FarMatch, FarTrouble> {
    let nobody = Companion::person(DisplayName::default());
    let gone = || FarTrouble::NobodyOfName { name: of.to_string() };
    FarMatch::resume(home, of, nobody, wake)?.ok_or_else(gone)
}

/// What is known, and why other things cannot be read.
fn known(home: &Home) -> (FarKnown, Vec<FarFileError>) {
    let (mut waiting, mut troubles) = (Vec::new(), Vec::new());
    let friends = match home.far_friends() {
        Ok(list) => list.friends,
        Err(error) => {
            troubles.push(error.into());
            Vec::new()
        }
    };
    match home.far_waiting() {
        Ok(listed) => {
            for one in listed {
                match &one.log {
                    Ok(log) => waiting.push(FarWaits {
                        of: one.of,
                        name: other_name(log),
                        stands: FarStands::of(log),
                        letter: FarLetter::of(log)
                            .filter(|_| one.may_lack(log) && !log.is_amid_turn())
                            .map(|letter| letter.to_string()),
                        modified: Timestamp::try_from(one.modified).unwrap_or_default(),
                    }),
                    Err(error) => troubles.push(error.clone()),
                }
            }
        }
        Err(error) => troubles.push(error.into()),
    }
    (FarKnown { waiting, friends }, troubles)
}

fn other_name(log: &FarLog) -> String {
    let other = log.companion(log.keeper().other());
    other.map_or_else(String::new, |other| other.name.as_str().to_owned())
}
