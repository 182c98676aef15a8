//! `nonaga friends`: those who were played with, and the matches that wait.

use crate::{
    cli::{CliError, desk::Desk},
    far::agreement::FarLog,
    home::{FarStands, Home},
    words::Words,
};

/// How much of a match's own name is shown. That is enough to tell it from all others.
pub(super) const SHORT: usize = 8;

pub(super) fn tell(home: &Home, desk: &mut Desk) -> Result<(), CliError> {
    let friends = home.far_friends().map(|list| list.friends);
    let friends = match friends {
        Ok(friends) => friends,
        Err(error) => {
            desk.complain(&error.into())?;
            Vec::new()
        }
    };
    if friends.is_empty() {
        desk.say("far-no-friends", &[])?;
    }
    for friend in friends {
        let id: String = friend.id.to_string().chars().take(SHORT).collect();
        let name = called(friend.name.as_str(), &desk.words);
        let reach: &str = friend.way.settings.reach.into();
        desk.say("far-friend", &[("name", &name), ("id", &id), ("reach", &reach)])?;
    }
    for waiting in home.far_waiting()? {
        match waiting.log {
            Ok(log) => tell_match(&log, desk)?,
            Err(error) => desk.complain(&error.into())?,
        }
    }
    Ok(())
}

fn tell_match(log: &FarLog, desk: &mut Desk) -> Result<(), CliError> {
    let own = log.keeper();
    let id: String = log.id().to_string().chars().take(SHORT).collect();
    let other = log.companion(own.other());
    let name = called(other.map_or("", |other| other.name.as_str()), &desk.words);
    let stands: &str = FarStands::of(log).into();
    desk.say("far-waits", &[("name", &name), ("id", &id), ("stands", &stands)])
}

/// What somebody is called who may have no name.
pub(super) fn called(name: &str, words: &Words) -> String {
    if name.is_empty() { words.say("far-nameless") } else { name.to_owned() }
}
