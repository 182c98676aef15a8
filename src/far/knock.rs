//! Inviting a friend without a text to copy: the host's line to the friend, and the friend's to the host.

use strum::{IntoStaticStr, VariantArray};

use super::{
    agreement::{FarId, Farewell, KnockAnswer, KnockSays, knock, knock_topic},
    link::{FarLine, Invitation, LinePeer, LineReport, Link, PeerAddress},
};

/// More messages than anybody needs on one connection.
const MOST_MESSAGES: u32 = 8;

/// How it stands with a friend who is invited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum KnockStands {
    /// The friend is not waiting. They are called again and again.
    #[default]
    Away,
    /// The friend has read the invitation.
    Asked,
    /// The friend does not want to play.
    Declined,
}

/// The host's line to a friend who is invited.
#[derive(Debug)]
pub struct FarKnock {
    line: Option<FarLine>,
    says: [Vec<u8>; 2],
    stands: KnockStands,
}

impl FarKnock {
    /// Calls a friend until they have the invitation. `address` is where they may be.
    pub fn new(
        link: &Link,
        friend: FarId,
        address: PeerAddress,
        invitation: &Invitation,
    ) -> FarKnock {
        let topic = knock_topic(&invitation.host, &friend);
        FarKnock {
            line: Some(
                link.line(
                    *topic.bytes(),
                    LinePeer::Find { id: friend, address, is_expected: false },
                ),
            ),
            says: knock(topic, invitation.to_string()),
            stands: KnockStands::Away,
        }
    }

    /// How it stands.
    pub fn stands(&self) -> KnockStands {
        self.stands
    }

    /// Takes what has come.
    pub fn pump(&mut self) {
        while let Some(line) = &mut self.line
            && let Some(report) = line.next_report()
        {
            match report {
                LineReport::Connected { call, .. } => {
                    for message in self.says.clone() {
                        line.send(call, message);
                    }
                }
                LineReport::Message(message) => match KnockAnswer::read(&message) {
                    Some(KnockAnswer::Heard) => self.stands = KnockStands::Asked,
                    Some(KnockAnswer::Declines) => {
                        self.stands = KnockStands::Declined;
                        self.line = None;
                    }
                    None => {}
                },
                LineReport::Gone => self.stands = KnockStands::Away,
                LineReport::State(_) => {}
            }
        }
    }
}

/// A friend's line to a host who may invite.
#[derive(Debug)]
pub struct KnockDoor {
    line: FarLine,
    host: FarId,
    /// The connection to the host, and how many messages have come on it.
    call: Option<(u64, u32)>,
    invitation: Option<Invitation>,
}

impl KnockDoor {
    /// Waits for invitations of this host.
    pub fn new(link: &Link, host: FarId, own: FarId) -> KnockDoor {
        let topic = knock_topic(&host, &own);
        KnockDoor {
            line: link.line(*topic.bytes(), LinePeer::Wait),
            host,
            call: None,
            invitation: None,
        }
    }

    /// The invitation, as long as the host is there.
    pub fn invitation(&self) -> Option<&Invitation> {
        self.invitation.as_ref()
    }

    /// Says that this player does not want to play.
    pub fn decline(&mut self) {
        self.hang_up(&Farewell::Declined);
    }

    /// Takes what has come.
    pub fn pump(&mut self) {
        while let Some(report) = self.line.next_report() {
            match report {
                LineReport::Connected { id, call } => {
                    (self.call, self.invitation) = (Some((call, 0)), None);
                    // A stranger learns no more than from any other line that is not there.
                    if id != self.host {
                        self.hang_up(&Farewell::OtherMatch);
                    }
                }
                LineReport::Message(message) => self.hear(&message),
                LineReport::Gone => (self.call, self.invitation) = (None, None),
                LineReport::State(_) => {}
            }
        }
    }

    fn hear(&mut self, message: &[u8]) {
        let Some((call, heard)) = &mut self.call else { return };
        *heard += 1;
        let call = *call;
        if *heard > MOST_MESSAGES {
            return self.hang_up(&Farewell::Flood);
        }
        match KnockSays::read(message) {
            Ok(KnockSays::Hello(answer)) => self.line.send(call, answer),
            Ok(KnockSays::Invites(text)) => match text.parse::<Invitation>() {
                // Nobody invites to a match of somebody else's.
                Ok(invitation) if invitation.host == self.host => {
                    self.invitation = Some(invitation);
                }
                _ => self.hang_up(&Farewell::Unreadable),
            },
            Ok(KnockSays::Bye) => self.invitation = None,
            Err(why) => self.hang_up(&why),
        }
    }

    fn hang_up(&mut self, why: &Farewell) {
        if let Some((call, _)) = self.call.take() {
            self.line.send(call, why.message());
            self.line.hang_up(call);
        }
        self.invitation = None;
    }
}
