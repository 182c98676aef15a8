//! What the player is told of a match with somebody far away.

use bevy::{ecs::system::SystemParam, prelude::*};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    far::agreement::{FarEnding, FarEvent, FarLog, FarOffer, LogEvent, Role},
    game::common::{Notice, Speaker},
    home::FarMatch,
    words::{Tellable, Words},
};

/// Says things to the player.
#[derive(SystemParam)]
pub(super) struct FarTeller<'w> {
    pub speaker: Res<'w, Speaker>,
    notices: MessageWriter<'w, Notice>,
}

impl FarTeller<'_> {
    pub fn say_with(&mut self, key: &str, fields: &[(&str, &dyn Tellable)]) {
        let said = self.speaker.0.say_with(key, fields);
        self.notices.write(Notice::Told(said));
    }

    pub fn tell(&mut self, value: &(impl Serialize + VariantNames)) {
        let said = self.speaker.0.tell(value);
        self.notices.write(Notice::Told(said));
    }

    /// Says what has happened, if the table does not show it.
    pub fn tell_event(&mut self, far: &FarMatch, event: &FarEvent) {
        let name = other_called(&self.speaker.0, far);
        match event {
            FarEvent::Log(event) => self.tell_log(far, event, &name),
            FarEvent::Disputed(dispute) => {
                let whose = whose(far, dispute.by);
                let fields: [(&str, &dyn Tellable); 4] = [
                    ("whose", &whose),
                    ("name", &name),
                    ("number", &dispute.number),
                    ("fault", &dispute.fault),
                ];
                self.say_with("far-disputed", &fields);
            }
            FarEvent::Refused { fault, .. } if fault.outdated().is_none() => {
                self.say_with("far-refused", &[("fault", fault)]);
            }
            // The ribbon shows who is there and what has arrived. Errors and farewells are told where they are acted on.
            FarEvent::Here
            | FarEvent::Acknowledged { .. }
            | FarEvent::Refused { .. }
            | FarEvent::Left(_)
            | FarEvent::NotWritten => {}
        }
    }

    fn tell_log(&mut self, far: &FarMatch, event: &LogEvent, name: &str) {
        let own = far.driver.log().keeper();
        match *event {
            LogEvent::Joined if own == Role::Host && !far.is_rematch() => {
                self.say_with("far-joined", &[("name", &name)]);
            }
            LogEvent::Offered { by, offer } if by == own => {
                let said = far_offered(&self.speaker.0, name, offer);
                self.notices.write(Notice::Told(said));
            }
            LogEvent::Lapsed { by, offer } => {
                let fields: [(&str, &dyn Tellable); 3] =
                    [("whose", &whose(far, by)), ("offer", &offer.name()), ("name", &name)];
                self.say_with("far-lapsed", &fields);
            }
            LogEvent::Answered { by, offer, yes: false } => {
                let fields: [(&str, &dyn Tellable); 3] =
                    [("whose", &whose(far, by)), ("offer", &offer.name()), ("name", &name)];
                self.say_with("far-declined", &fields);
            }
            // The table shows it too, but not who agreed to what.
            LogEvent::TookBack { parts, .. } => {
                self.say_with("far-took-back", &[("parts", &parts)]);
            }
            LogEvent::Ended(FarEnding::Closed { by }) => {
                self.say_with("far-closed", &[("whose", &whose(far, by)), ("name", &name)]);
            }
            LogEvent::Rematch => self.say_with("far-rematch", &[("name", &name)]),
            // The table and the panels show it.
            LogEvent::Proposed
            | LogEvent::Joined
            | LogEvent::Began { .. }
            | LogEvent::Offered { .. }
            | LogEvent::Answered { .. }
            | LogEvent::Played { .. }
            | LogEvent::Ended(_) => {}
        }
    }
}

/// What the other side asks.
pub fn far_asks(words: &Words, name: &str, offer: FarOffer, log: &FarLog) -> String {
    let fields: [(&str, &dyn Tellable); 3] =
        [("offer", &offer.name()), ("name", &name), ("parts", &log.parts_back(offer))];
    words.say_with("far-asks", &fields)
}

/// What this side has offered.
pub fn far_offered(words: &Words, name: &str, offer: FarOffer) -> String {
    words.say_with("far-offered", &[("offer", &offer.name()), ("name", &name)])
}

/// What the other side is called.
pub fn other_called(words: &Words, far: &FarMatch) -> String {
    far_called(words, far.other_name())
}

/// What somebody is called who may have no name.
pub fn far_called(words: &Words, name: &str) -> String {
    if name.is_empty() { words.say("far-nameless") } else { name.to_owned() }
}

/// Whose doing something is, as sentences choose by it.
fn whose(far: &FarMatch, by: Role) -> &'static str {
    if by == far.driver.log().keeper() { "own" } else { "other" }
}
