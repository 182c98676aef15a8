//! What is said of a match with somebody far away: the invitation, the terms, and who is there.

use super::{list, session::FarSession};
use crate::{
    cli::{CliError, TerminalWord, desk::Desk},
    far::{
        agreement::{FarOffer, FarStage, Label, Role},
        link::{LineState, LinkSettings, Road},
    },
};

/// The words that mean something here, each with the key of what it does.
const WORDS: [(TerminalWord, &str); 21] = [
    (TerminalWord::Help, "terminal-word-help-explained"),
    (TerminalWord::Rules, "terminal-word-rules-explained"),
    (TerminalWord::Who, "terminal-word-who-explained"),
    (TerminalWord::Moves, "terminal-word-moves-explained"),
    (TerminalWord::Look, "terminal-word-look-explained"),
    (TerminalWord::Pieces, "terminal-word-pieces-explained"),
    (TerminalWord::Board, "terminal-word-board-explained"),
    (TerminalWord::Drawing, "terminal-word-drawing-explained"),
    (TerminalWord::Why, "terminal-word-why-explained"),
    (TerminalWord::Last, "terminal-word-last-explained"),
    (TerminalWord::Undo, "far-word-undo"),
    (TerminalWord::Save, "terminal-word-save-explained"),
    (TerminalWord::Draw, "far-word-draw"),
    (TerminalWord::Yes, "far-word-yes"),
    (TerminalWord::No, "far-word-no"),
    (TerminalWord::Resign, "terminal-word-resign-explained"),
    (TerminalWord::Close, "terminal-word-close-explained"),
    (TerminalWord::Rematch, "terminal-word-rematch-explained"),
    (TerminalWord::Letter, "terminal-word-letter-explained"),
    (TerminalWord::Hint, "far-word-hint"),
    (TerminalWord::Quit, "terminal-word-quit-explained"),
];

/// Says what others can see.
pub(super) fn tell_seen(settings: &LinkSettings, desk: &mut Desk) -> Result<(), CliError> {
    let reach: &str = settings.reach.into();
    let relayed = if settings.only_by_relay { "yes" } else { "no" };
    desk.say("far-seen", &[("reach", &reach), ("relayed", &relayed)])
}

impl FarSession<'_> {
    /// Says how a match stands that is opened.
    pub(super) fn tell_opening(&mut self) -> Result<(), CliError> {
        if self.far.driver.standing().stage == FarStage::Inviting {
            let invitation = self.far.invitation();
            // Programs read it too, so it is the same in all languages.
            self.table.desk.line(format_args!("invitation: {invitation}"))?;
            self.say("far-how", &[])?;
        }
        tell_seen(&self.far.way().settings, self.table.desk)?;
        if self.far.own.computer.is_none() {
            self.say("terminal-greeting", &[])?;
        }
        if self.role() == Role::Guest {
            self.say("far-connecting", &[])?;
        }
        let log = self.far.driver.log();
        self.said.parts = log.game().map_or(0, |game| game.steps().len());
        let Some(record) = log.record() else { return Ok(()) };
        let name = self.name();
        self.table.put(record);
        self.say("far-goes-on", &[("name", &name)])?;
        self.tell_seats(false)?;
        self.table.tell_last()?;
        self.said.earlier = self.far.driver.standing().unacknowledged;
        if self.far.own.computer.is_none() && self.far.driver.standing().stage == FarStage::Playing
        {
            self.said.position = Some(self.said.parts);
            self.table.show_position()?;
        }
        self.tell_offers()
    }

    /// The offers that were open before the program was started.
    fn tell_offers(&mut self) -> Result<(), CliError> {
        match self.far.driver.standing().to_answer() {
            Some(open) => self.tell_offer(open.offer),
            None => Ok(()),
        }
    }

    /// What the other side asks.
    pub(super) fn tell_offer(&mut self, offer: FarOffer) -> Result<(), CliError> {
        let (name, parts) = (self.name(), self.far.driver.log().parts_back(offer));
        self.say("far-offers", &[("name", &name), ("offer", &offer.name()), ("parts", &parts)])
    }

    /// Says once on which terms the host wants to play, and asks.
    pub(super) fn tell_terms(&mut self) -> Result<(), CliError> {
        if self.said.has_terms {
            return Ok(());
        }
        let Some(terms) = self.far.driver.log().terms().cloned() else { return Ok(()) };
        self.said.has_terms = true;
        let (name, conditions) = (self.name(), &terms.conditions);
        self.say("far-terms", &[("name", &name)])?;
        self.tell_level(terms.companion.computer.as_ref())?;
        let rules = match conditions.rules.rules() {
            Some(rules) => self.table.desk.words.tell(&rules),
            None => conditions.rules.to_string(),
        };
        self.say("far-terms-rules", &[("rules", &rules)])?;
        let (colour, begins) = (conditions.colours.for_guest(), conditions.begins.for_guest());
        self.say("far-terms-colour", &[("colour", &colour)])?;
        self.say("far-terms-begins", &[("begins", &begins), ("name", &name)])?;
        let allowed = |is_allowed| if is_allowed { "yes" } else { "no" };
        self.say("far-terms-take-back", &[("allowed", &allowed(conditions.taking_back))])?;
        self.say("far-terms-hints", &[("allowed", &allowed(conditions.hints))])?;
        self.say("far-terms-ask", &[])
    }

    /// Says that the computer plays at the other end, if it does.
    pub(super) fn tell_level(&mut self, level: Option<&Label>) -> Result<(), CliError> {
        let Some(label) = level else { return Ok(()) };
        let level = match label.level() {
            Some(level) => self.table.desk.words.tell(&level),
            None => label.to_string(),
        };
        self.say("far-computer-there", &[("level", &level)])
    }

    /// Says who sits where.
    pub(super) fn tell_seats(&mut self, by_lot: bool) -> Result<(), CliError> {
        let Some(seating) = self.far.driver.log().seating() else { return Ok(()) };
        let (name, side) = (self.name(), seating.side(self.role()));
        let begins = if self.said.parts > 0 {
            "goes-on"
        } else if seating.first == side {
            "you"
        } else {
            "other"
        };
        let lot = if by_lot { "yes" } else { "no" };
        self.say(
            "far-seats",
            &[("side", &side), ("begins", &begins), ("name", &name), ("lot", &lot)],
        )
    }

    /// Says when somebody comes or goes.
    pub(super) fn tell_presence(&mut self) -> Result<(), CliError> {
        let standing = self.far.driver.standing();
        let knock = self.far.invited().map(|(_, stands)| stands);
        if knock != std::mem::replace(&mut self.said.knock, knock) {
            self.tell_knock()?;
        }
        let is_read = standing.stage == FarStage::Inviting && standing.is_here;
        let was_read = std::mem::replace(&mut self.said.is_read, is_read);
        if is_read && !was_read {
            self.say("far-reading", &[])?;
        }
        // Until somebody has joined, or has said who they are, there is nobody to speak of.
        if matches!(standing.stage, FarStage::Inviting | FarStage::Fetching) {
            return Ok(());
        }
        let here = match self.far.driver.line_state() {
            LineState::Here { by, .. } if standing.is_here => Some(by),
            // What the line says of it comes in a moment.
            _ if standing.is_here => self.said.here.or(Some(Road::Direct)),
            _ => None,
        };
        let was_here = std::mem::replace(&mut self.said.here, here);
        let is_over = self.far.has_heard();
        match (was_here, here) {
            (before, Some(_)) if before != here => self.tell_here()?,
            (Some(_), None) if !is_over => {
                let name = self.name();
                self.say("far-gone", &[("name", &name)])?;
            }
            _ => {}
        }
        let name = self.name();
        if standing.unacknowledged == 0 {
            self.said.earlier = 0;
            if std::mem::take(&mut self.said.unreached) > 0 {
                return self.say("far-reached", &[("name", &name)]);
            }
        }
        let unreached = standing.unacknowledged.saturating_sub(self.said.earlier);
        if here.is_none() && unreached > self.said.unreached {
            self.said.unreached = unreached;
            return self.tell_unreached();
        }
        Ok(())
    }

    /// Says how it stands with the friend who is invited, if one is.
    fn tell_knock(&mut self) -> Result<(), CliError> {
        let Some((friend, stands)) = self.far.invited() else { return Ok(()) };
        let (name, stands) =
            (list::called(friend.name.as_str(), &self.table.desk.words), <&str>::from(stands));
        self.say("far-knock", &[("stands", &stands), ("name", &name)])
    }

    fn tell_unreached(&mut self) -> Result<(), CliError> {
        let (name, standing) = (self.name(), self.far.driver.standing());
        if standing.unacknowledged_parts > 0 {
            let parts = standing.unacknowledged_parts;
            return self.say("far-unreached", &[("parts", &parts), ("name", &name)]);
        }
        if standing.unacknowledged > 0 {
            return self.say("far-unheard", &[("name", &name)]);
        }
        Ok(())
    }

    /// Says who is there, and what has not arrived yet.
    pub(super) fn tell_who(&mut self) -> Result<(), CliError> {
        self.tell_here()?;
        self.tell_unreached()
    }

    /// Says who is there, and how, or since when not.
    fn tell_here(&mut self) -> Result<(), CliError> {
        let (name, standing) = (self.name(), self.far.driver.standing());
        match self.far.driver.line_state() {
            LineState::Here { by, delay } if standing.is_here => {
                let road = match by {
                    Road::Direct => "direct",
                    Road::Relay => "relay",
                };
                let ms = delay.as_millis() as u64;
                self.say("far-here", &[("name", &name), ("road", &road), ("ms", &ms)])
            }
            state @ LineState::Away { .. } => {
                let minutes = state.away_for().map_or(0, |away| away.as_secs() / 60);
                self.say("far-away", &[("name", &name), ("minutes", &minutes)])
            }
            _ if standing.stage == FarStage::Inviting => {
                self.say("far-nobody", &[])?;
                self.tell_knock()
            }
            _ => self.say("far-not-here", &[("name", &name)]),
        }
    }

    pub(super) fn list_words(&mut self) -> Result<(), CliError> {
        self.say("terminal-how", &[])?;
        for (word, key) in WORDS {
            let (name, about) = (self.table.desk.words.tell(&word), self.table.desk.words.say(key));
            self.table.desk.line(format_args!("  {name:<12} {about}"))?;
        }
        Ok(())
    }
}
