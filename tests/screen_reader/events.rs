//! Events: what the programs tell by themselves. A screen reader says some of it aloud at once.

use std::{
    fmt,
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use atspi::{Role, proxy::registry::RegistryProxy};
use bevy::tasks::{block_on, futures_lite::StreamExt};
use zbus::{
    Connection, MatchRule, MessageStream,
    message::{Message, Type},
    zvariant::{OwnedValue, Value},
};

use super::tree;

/// The events that matter here: what a screen reader says at once, new names, and a new focus.
const KINDS: [&str; 3] = ["Announcement", "PropertyChange:accessible-name", "StateChanged:focused"];
/// As many can wait to be read. A new screen brings some hundreds at once.
const WAITING: usize = 8192;

/// Something that a program told.
#[derive(Clone, Debug)]
pub struct Event {
    /// What has happened, such as `Announcement` or `StateChanged:focused`.
    pub what: String,
    /// The first of two numbers. Of a state it is 1 if it is so now, 0 if not.
    pub detail: i32,
    /// The words that came with it: an announcement, or a new name.
    pub said: Option<String>,
    /// Role and name of the thing that it happened to, unless that has gone away.
    pub on: Option<(Role, String)>,
}

impl Event {
    /// What a screen reader says aloud without being asked: every announcement.
    pub fn announced(&self) -> Option<&str> {
        self.said.as_deref().filter(|_| self.what == "Announcement")
    }

    /// The new name of a thing. A screen reader says it if the thing has the focus.
    pub fn renamed(&self) -> Option<&str> {
        self.said.as_deref().filter(|_| self.what == "PropertyChange:accessible-name")
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.what, self.detail)?;
        if let Some((role, name)) = &self.on {
            write!(f, " on {role} {name:?}")?;
        }
        self.said.as_ref().map_or(Ok(()), |said| write!(f, ": {said:?}"))
    }
}

/// What is told, in the order in which it is told.
#[derive(Debug)]
pub struct Events(Receiver<Event>);

impl Events {
    pub(crate) async fn new(connection: &Connection) -> zbus::Result<Events> {
        let registry = RegistryProxy::new(connection).await?;
        let (told, heard) = channel();
        registry.register_event("object:").await?;
        let rule = MatchRule::builder()
            .msg_type(Type::Signal)
            .interface("org.a11y.atspi.Event.Object")?
            .build();
        let mut stream = MessageStream::for_match_rule(rule, connection, Some(WAITING)).await?;
        let connection = connection.clone();
        thread::spawn(move || {
            block_on(async {
                while let Some(Ok(message)) = stream.next().await {
                    let Some(event) = read(&connection, &message).await else { continue };
                    if told.send(event).is_err() {
                        break;
                    }
                }
            });
        });
        Ok(Events(heard))
    }

    /// The next event, if there is one within this time. It is printed, so with `--nocapture` a test shows all that a
    /// screen reader is told.
    pub fn next_within(&self, time: Duration) -> Option<Event> {
        let event = self.0.recv_timeout(time).ok()?;
        println!("{event}");
        Some(event)
    }

    /// All events until none has come for this long.
    pub fn until_quiet(&self, time: Duration) -> Vec<Event> {
        std::iter::from_fn(|| self.next_within(time)).collect()
    }
}

/// Every event has the same five parts.
type Parts = (String, i32, i32, OwnedValue, std::collections::HashMap<String, OwnedValue>);

async fn read(connection: &Connection, message: &Message) -> Option<Event> {
    let header = message.header();
    let (program, path) = (header.sender()?, header.path()?);
    let body = message.body();
    let (kind, detail, _, value, _): Parts = body.deserialize().ok()?;
    let member = header.member()?;
    let what = if kind.is_empty() { member.to_string() } else { format!("{member}:{kind}") };
    if !KINDS.contains(&what.as_str()) {
        return None;
    }
    let said = match &*value {
        Value::Str(said) => Some(said.to_string()),
        _ => None,
    };
    let on = tree::thing_at(connection, program, path).await.ok();
    Some(Event { what, detail, said, on })
}
