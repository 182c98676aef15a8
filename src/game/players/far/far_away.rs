//! The one match with somebody far away that is open here, or why there is none.

use bevy::prelude::*;

use super::{
    opener::{FarErrand, FarKnown, FarOpened, FarOpening, FarReply, Parcel, opener},
    tell::FarTeller,
};
use crate::{
    far::{
        agreement::{
            Companion, Conditions, Digest, DisplayName, FarId, FarStage, FarStanding, FarWish,
        },
        letter::FarLetter,
        link::{LineState, LinkSettings},
    },
    game::{
        common::{Reply, Screen, Waker, Worker},
        referee::Referee,
    },
    home::{FarLobby, FarMatch, FarParting, FarTrouble, FarWay, Home},
};

/// Something that is asked about matches with people far away.
#[derive(Message, Clone, Debug)]
pub enum FarAsk {
    /// To list the matches that wait.
    List,
    /// To invite somebody to a match.
    Invite {
        /// What is proposed.
        conditions: Conditions,
        /// What the player is called.
        name: String,
        /// How they are reached, and whether it is a friend.
        way: FarWay,
    },
    /// To join the match that a text invites to, or to go on with the one that a letter is for.
    Join {
        /// The text.
        invitation: String,
        /// What the player is called.
        name: String,
        /// What the player has chosen about relays.
        settings: LinkSettings,
    },
    /// To wait for friends who invite.
    Wait(LinkSettings),
    /// Not to play with a friend who invites.
    DeclineFriend(FarId),
    /// To go on with a match.
    Resume(Digest),
    /// To play on the terms that are proposed.
    Consent {
        /// What the player is called.
        name: String,
    },
    /// Not to play on them.
    Decline,
    /// Whatever else can be wished for.
    Wish(FarWish),
    /// To leave the match that is open, which then waits, or to wait for friends no longer.
    Leave,
    /// To forget why there is no match.
    Forget,
}

/// Matches with people far away: the one that is open, and what is known of the others.
#[derive(Resource)]
pub struct FarAway {
    pub(super) home: Home,
    /// Opened when it is first needed.
    opener: Option<Worker<FarErrand, FarReply>>,
    pub(super) door: FarDoor,
    /// The number of the last match that was to be opened.
    opening: u64,
    known: FarKnown,
    /// The match that lies on the table.
    pub(super) on_table: Option<Digest>,
}

/// Whether a match is open.
#[derive(Debug, Default)]
pub enum FarDoor {
    /// None is.
    #[default]
    Closed,
    /// One is being opened.
    Opening,
    /// None is, and the player waits for friends who invite.
    Lobby(Box<FarLobby>),
    /// This one is.
    Open {
        /// The match.
        far: Box<FarMatch>,
        /// The text that invites to it, as long as nobody has joined.
        invitation: Option<String>,
        /// Whether a letter was read for it, and whether that had news.
        letter: Option<bool>,
    },
    /// There is none, for this reason.
    Barred(FarTrouble),
}

impl Default for FarAway {
    fn default() -> FarAway {
        FarAway::keeping_in(Home::nowhere())
    }
}

impl FarAway {
    /// Matches that are kept in this home. Nothing is opened before it is asked for.
    pub fn keeping_in(home: Home) -> FarAway {
        FarAway {
            home,
            opener: None,
            door: FarDoor::Closed,
            opening: 0,
            known: FarKnown::default(),
            on_table: None,
        }
    }

    /// Whether a match is open, or why not.
    pub fn door(&self) -> &FarDoor {
        &self.door
    }

    /// The match that is open.
    pub fn open(&self) -> Option<&FarMatch> {
        match &self.door {
            FarDoor::Open { far, .. } => Some(far),
            _ => None,
        }
    }

    pub(super) fn open_mut(&mut self) -> Option<&mut FarMatch> {
        match &mut self.door {
            FarDoor::Open { far, .. } => Some(far),
            _ => None,
        }
    }

    /// Whether the match was opened with a letter, and whether that had news.
    pub(super) fn read_letter(&self) -> Option<bool> {
        match self.door {
            FarDoor::Open { letter, .. } => letter,
            _ => None,
        }
    }

    /// How it stands.
    pub fn standing(&self) -> Option<FarStanding> {
        self.open().map(|far| far.driver.standing())
    }

    /// How the line to the other side stands.
    pub fn line_state(&self) -> Option<LineState> {
        self.open().map(|far| far.driver.line_state())
    }

    /// Whether the other side is not here, and may lack a turn that was played here. Nobody sends half a turn.
    pub fn holds_unsent(&self) -> bool {
        let is_on_line =
            matches!(self.line_state(), None | Some(LineState::Here { .. } | LineState::Agreeing));
        let lacks = |is: FarStanding| {
            is.unacknowledged_parts > 0 && !matches!(is.stage, FarStage::Disputed(_))
        };
        let is_whole = self.open().is_some_and(|far| !far.driver.log().is_amid_turn());
        !is_on_line && is_whole && self.standing().is_some_and(lacks)
    }

    /// What is known of matches that wait, and of friends.
    pub fn known(&self) -> &FarKnown {
        &self.known
    }

    /// Whether nothing is being opened, closed or listed.
    pub fn is_idle(&self) -> bool {
        self.opener.as_ref().is_none_or(Worker::is_idle)
    }

    /// Whether the player can ask the other side to take back the last turn.
    pub fn may_ask_to_take_back(&self) -> bool {
        let allowed = |far: &FarMatch| {
            far.driver.log().terms().is_some_and(|terms| terms.conditions.taking_back)
        };
        let Some(standing) = self.standing() else { return false };
        standing.stage == FarStage::Playing
            && standing.asked().is_none()
            && self.open().is_some_and(allowed)
            && self.open().is_some_and(|far| far.driver.log().can_take_back())
    }

    /// Something is being opened from now on. The number tells it from what was to be opened before.
    fn begin_opening(&mut self) -> u64 {
        self.door = FarDoor::Opening;
        self.opening += 1;
        self.opening
    }

    fn send(&mut self, errand: FarErrand, waker: &Waker) {
        let opener = self.opener.get_or_insert_with(|| opener(&self.home, waker));
        opener.ask(errand, waker);
    }

    /// Leaves the match that is open, or waits for friends no longer.
    pub(super) fn leave(&mut self, parting: FarParting, waker: &Waker) {
        self.on_table = None;
        match std::mem::take(&mut self.door) {
            FarDoor::Open { far, .. } => self.say_goodbye(far, parting, waker),
            FarDoor::Lobby(lobby) => self.send(FarErrand::StopWaiting(Parcel::of(lobby)), waker),
            FarDoor::Closed | FarDoor::Opening | FarDoor::Barred(_) => {}
        }
    }

    fn say_goodbye(&mut self, far: Box<FarMatch>, parting: FarParting, waker: &Waker) {
        self.send(FarErrand::Leave(Parcel::of(far), parting), waker);
        self.send(FarErrand::List, waker);
    }

    /// Does not go on with the match that is open.
    pub(super) fn bar(&mut self, trouble: FarTrouble, waker: &Waker) {
        self.leave(FarParting::Ends, waker);
        self.door = FarDoor::Barred(trouble);
    }
}

/// Hears what the opener says.
pub(super) fn hear_opener(mut away: ResMut<FarAway>, waker: Res<Waker>, mut teller: FarTeller) {
    // No reply must not count as a change.
    let quiet = away.bypass_change_detection();
    let Some(reply) = quiet.opener.as_mut().and_then(Worker::hear) else { return };
    away.set_changed();
    let (is_opening, opening) = (matches!(away.door, FarDoor::Opening), away.opening);
    match reply {
        Reply::Answer(FarReply::Listed(known, troubles)) => {
            away.known = known;
            for error in &troubles {
                teller.tell(error);
            }
        }
        Reply::Answer(FarReply::Left(error)) => teller.tell(&error),
        Reply::Answer(FarReply::Opened(number, Ok(FarOpened { far, invitation, letter }))) => {
            if is_opening && number == opening {
                away.door = FarDoor::Open { far, invitation, letter };
            } else {
                // The player did not wait for it.
                away.say_goodbye(far, FarParting::Pauses, &waker);
            }
        }
        Reply::Answer(FarReply::Waits(number, Ok(lobby))) => {
            if is_opening && number == opening {
                away.door = FarDoor::Lobby(lobby);
            } else {
                away.send(FarErrand::StopWaiting(Parcel::of(lobby)), &waker);
            }
        }
        Reply::Answer(
            FarReply::Opened(number, Err(trouble)) | FarReply::Waits(number, Err(trouble)),
        ) => {
            if is_opening && number == opening {
                away.door = FarDoor::Barred(trouble);
            }
        }
        Reply::GaveUp if is_opening => {
            away.door =
                FarDoor::Barred(FarTrouble::NoLink { reason: "the thread has ended".to_owned() });
        }
        Reply::GaveUp => {}
    }
}

/// Does what is asked.
pub(super) fn obey(
    mut asks: MessageReader<FarAsk>,
    mut away: ResMut<FarAway>,
    waker: Res<Waker>,
    mut teller: FarTeller,
) {
    for ask in asks.read() {
        match ask.clone() {
            FarAsk::List => away.send(FarErrand::List, &waker),
            FarAsk::Invite { conditions, name, way } => {
                let own = companion(&name);
                open(&mut away, own.map(|own| FarOpening::Invite(conditions, own, way)), &waker);
            }
            FarAsk::Join { invitation, name, settings } => {
                let opening = companion(&name).and_then(|own| read(&invitation, own, settings));
                open(&mut away, opening, &waker);
            }
            FarAsk::Wait(settings) => {
                away.leave(FarParting::Pauses, &waker);
                let number = away.begin_opening();
                away.send(FarErrand::Wait(number, settings), &waker);
            }
            FarAsk::DeclineFriend(host) => {
                if let FarDoor::Lobby(lobby) = &mut away.door {
                    lobby.decline(host);
                }
            }
            FarAsk::Resume(of) => open(&mut away, Ok(FarOpening::Resume(of)), &waker),
            FarAsk::Consent { name } => match consent(&mut away, &name) {
                Some(Ok(wish)) => act(&mut away, wish, &mut teller),
                // It can be typed once more.
                Some(Err(trouble @ FarTrouble::Name { .. })) => teller.tell(&trouble),
                Some(Err(trouble)) => away.bar(trouble, &waker),
                None => {}
            },
            FarAsk::Decline => {
                if let Some(far) = away.open_mut() {
                    far.decline();
                }
                away.leave(FarParting::Ends, &waker);
            }
            FarAsk::Wish(wish) => act(&mut away, wish, &mut teller),
            FarAsk::Leave => match away.door {
                FarDoor::Open { .. } | FarDoor::Lobby(_) => away.leave(FarParting::Pauses, &waker),
                _ => away.door = FarDoor::Closed,
            },
            FarAsk::Forget => {
                if matches!(away.door, FarDoor::Barred(_)) {
                    away.door = FarDoor::Closed;
                }
            }
        }
    }
}

/// Says yes to the terms, under this name.
fn consent(away: &mut FarAway, name: &str) -> Option<Result<FarWish, FarTrouble>> {
    let far = away.open_mut()?;
    Some(companion(name).and_then(|own| {
        far.own = own;
        Ok(far.consents()?)
    }))
}

/// What a text that was pasted leads to: an invitation or a letter.
fn read(text: &str, own: Companion, settings: LinkSettings) -> Result<FarOpening, FarTrouble> {
    let unreadable = |fault| FarTrouble::Ticket { fault };
    if FarLetter::is_meant(text) {
        return text.parse().map(FarOpening::ReadLetter).map_err(unreadable);
    }
    let invitation = text.parse().map_err(unreadable)?;
    Ok(FarOpening::Join(invitation, own, settings))
}

/// Opens a match instead of the one that is open.
fn open(away: &mut FarAway, opening: Result<FarOpening, FarTrouble>, waker: &Waker) {
    away.leave(FarParting::Pauses, waker);
    match opening {
        Ok(opening) => {
            let number = away.begin_opening();
            away.send(FarErrand::Open(number, opening), waker);
        }
        Err(trouble) => away.door = FarDoor::Barred(trouble),
    }
}

fn companion(name: &str) -> Result<Companion, FarTrouble> {
    let name = DisplayName::typed(name).map_err(|fault| FarTrouble::Name { fault })?;
    Ok(Companion::person(name))
}

/// Carries out a wish, or tells why not.
pub(super) fn act(away: &mut FarAway, wish: FarWish, teller: &mut FarTeller) {
    let Some(far) = away.open_mut() else { return };
    if let Err(why) = far.driver.act(wish) {
        teller.tell(&why);
    } else if let Some(fault) = far.driver.take_fault() {
        teller.tell(&fault);
        teller.say_with("far-not-counted", &[]);
    }
}

/// Leaves the match once its table is left.
pub(super) fn leave_with_table(
    mut away: ResMut<FarAway>,
    referee: Res<Referee>,
    screen: Option<Res<State<Screen>>>,
    waker: Res<Waker>,
) {
    let Some(screen) = screen else { return };
    let is_elsewhere = match screen.get() {
        Screen::FarAway => false,
        Screen::Match => !referee.occasion().goes_by_consent,
        // A match may be opened from there.
        _ => screen.is_changed(),
    };
    if is_elsewhere && !matches!(away.door, FarDoor::Closed) {
        away.leave(FarParting::Pauses, &waker);
    }
}
