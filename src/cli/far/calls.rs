//! What `nonaga invite` and `nonaga join` do, and going on with the match that was left last.

use clap::ArgMatches;

use super::{inbox::FarInbox, list, options, session::FarSession, told};
use crate::{
    cli::{
        Beginning, CliError,
        desk::{Desk, input},
        terminal::{self, Sitting},
    },
    far::{
        agreement::{Companion, Conditions, Digest, DisplayName, FarLog, Label, Role, WhoBegins},
        letter::FarLetter,
        link::{Invitation, LinkSettings},
    },
    home::{FarFriend, FarLobby, FarMatch, FarTrouble, FarWay, Home},
};

/// What `nonaga invite` and `nonaga join` ask of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FarCall {
    /// To invite somebody to a match on these terms, in this way.
    Invite(Conditions, DisplayName, Box<FarWay>),
    /// To join the match of an invitation.
    Join(String, DisplayName, LinkSettings),
    /// To wait until a friend invites.
    Wait(LinkSettings),
}

/// What the game opens with, if the match is not played in the terminal.
pub(in crate::cli) fn beginning(
    name: &str,
    called: &ArgMatches,
) -> Option<Result<Beginning, CliError>> {
    let is_invite = name == options::INVITE;
    if called.get_flag(options::TEXT) {
        return None;
    }
    let read = || {
        let name = companion_of(called)?.name;
        let call = match invitation_of(called) {
            _ if is_invite => FarCall::Invite(
                conditions_of(called),
                name,
                Box::new(way_of(&Home::of_user(), called)?),
            ),
            Some(invitation) => FarCall::Join(invitation.clone(), name, settings_of(called)?),
            None => FarCall::Wait(settings_of(called)?),
        };
        Ok(Beginning::FarAway(call))
    };
    Some(read())
}

pub(in crate::cli) fn run_invite(called: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let (own, conditions) = (companion_of(called)?, conditions_of(called));
    let (home, inbox) = (Home::of_user(), FarInbox::new());
    let way = way_of(&home, called)?;
    let far = FarMatch::invite(&home, conditions, own, way, inbox.wake())?;
    FarSession::new((home, far, inbox), false, !called.get_flag(options::NO_BOARD), desk).play()
}

pub(in crate::cli) fn run_join(called: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let (own, settings) = (companion_of(called)?, settings_of(called)?);
    let (home, inbox) = (Home::of_user(), FarInbox::new());
    let unreadable = |fault| FarTrouble::Ticket { fault };
    let draws = !called.get_flag(options::NO_BOARD);
    let invitation = match invitation_of(called) {
        Some(text) if FarLetter::is_meant(text) => {
            let letter: FarLetter = text.parse().map_err(unreadable)?;
            home.read_far_letter(&letter)?;
            return open(home, letter.of, own, draws, desk);
        }
        Some(text) => text.parse().map_err(unreadable)?,
        None => wait_for_friends(&home, &settings, &inbox, desk)?,
    };
    let says_yes = called.get_flag(options::YES) || own.computer.is_some();
    let far = FarMatch::join(&home, &invitation, own, settings, inbox.wake())?;
    FarSession::new((home, far, inbox), says_yes, draws, desk).play()
}

/// Waits until a friend invites.
fn wait_for_friends(
    home: &Home,
    settings: &LinkSettings,
    inbox: &FarInbox,
    desk: &mut Desk,
) -> Result<Invitation, CliError> {
    let mut lobby = FarLobby::open(home, settings.clone(), inbox.wake())?;
    desk.say("far-waits-for-friends", &[])?;
    told::tell_seen(lobby.settings(), desk)?;
    desk.flush()?;
    loop {
        lobby.pump();
        if let Some((_, invitation)) = lobby.invitations().next() {
            return Ok(invitation.clone());
        }
        inbox.next(None);
    }
}

pub(in crate::cli) fn run_friends(_: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    list::tell(&Home::of_user(), desk)
}

/// Goes on with the match that was left last: one at this table, or one with somebody far away.
pub(in crate::cli) fn go_on(
    called: &ArgMatches,
    sitting: Sitting,
    desk: &mut Desk,
) -> Result<(), CliError> {
    let home = Home::of_user();
    let level = options::level_of(called);
    let with = called.get_one::<String>(options::WITH);
    let is_asked = level.is_some() || with.is_some();
    let mut troubles = Vec::new();
    let mut waiting = Vec::new();
    let listed = match home.far_waiting() {
        Err(error) if is_asked => return Err(error.into()),
        // The match at this table can go on without them.
        listed => listed.unwrap_or_default(),
    };
    for one in listed {
        match one.log {
            Ok(log) if with.is_none_or(|name| is_with(&log, name)) => {
                waiting.push((one.of, one.modified, log));
            }
            Ok(_) => {}
            Err(error) => troubles.push(error),
        }
    }
    let local = home.last_unfinished();
    let chosen = waiting.into_iter().next().filter(|(_, modified, log)| {
        let is_newer = local.is_none_or(|local| log.ending().is_none() && *modified > local);
        is_asked || is_newer
    });
    let Some((of, _, log)) = chosen else {
        if is_asked || local.is_none() {
            troubles.into_iter().try_for_each(|error| desk.complain(&error.into()))?;
        }
        return match with {
            Some(name) => Err(FarTrouble::NobodyOfName { name: name.clone() }.into()),
            None if is_asked => desk.say("terminal-nothing-to-continue", &[]),
            None => terminal::run(sitting, desk),
        };
    };
    let agreed = log.companion(log.keeper()).cloned();
    let own = agreed.unwrap_or_else(|| companion(DisplayName::default(), level));
    if level.is_some() && own.computer.as_ref().and_then(Label::level) != level {
        return Err(FarTrouble::OtherPlayer.into());
    }
    open(home, of, own, sitting.draws, desk)
}

/// Goes on with a match. `otherwise` sits at this end if its log does not say who.
fn open(
    home: Home,
    of: Digest,
    otherwise: Companion,
    draws: bool,
    desk: &mut Desk,
) -> Result<(), CliError> {
    let (inbox, says_yes) = (FarInbox::new(), otherwise.computer.is_some());
    let Some(far) = FarMatch::resume(&home, of, otherwise, inbox.wake())? else {
        return desk.say("terminal-nothing-to-continue", &[]);
    };
    FarSession::new((home, far, inbox), says_yes, draws, desk).play()
}

/// Whether a match is with somebody of this name, or is named so itself.
fn is_with(log: &FarLog, name: &str) -> bool {
    let other = log.companion(log.keeper().other());
    let is_name = |known: &str| known.to_lowercase() == name.to_lowercase();
    other.is_some_and(|other| is_name(other.name.as_str()))
        || name.len() >= list::SHORT && log.id().to_string().starts_with(name)
}

fn conditions_of(called: &ArgMatches) -> Conditions {
    let begins = called.get_one::<String>(options::BEGIN).map_or("draw", String::as_str);
    Conditions {
        rules: input::rules_of(called).into(),
        begins: match begins {
            "me" => WhoBegins::Chosen(Role::Host),
            "you" => WhoBegins::Chosen(Role::Guest),
            _ => WhoBegins::Lot,
        },
        ..Conditions::default()
    }
}

fn invitation_of(called: &ArgMatches) -> Option<&String> {
    called.try_get_one::<String>(options::INVITATION).ok().flatten()
}

/// The way to whoever is invited.
fn way_of(home: &Home, called: &ArgMatches) -> Result<FarWay, FarTrouble> {
    let settings = settings_of(called)?;
    let Some(name) = called.get_one::<String>(options::FRIEND) else {
        return Ok(FarWay { settings, ..FarWay::default() });
    };
    let known = home.far_friends()?.friends.into_iter().find(|friend| is_called(friend, name));
    let mut way =
        known.ok_or_else(|| FarTrouble::NoSuchFriend { name: name.clone() })?.way_to_invite();
    way.settings.only_by_relay |= settings.only_by_relay;
    way.settings.relay = settings.relay.or(way.settings.relay);
    Ok(way)
}

/// Whether a friend has this name, or this key.
fn is_called(friend: &FarFriend, name: &str) -> bool {
    friend.name.as_str().to_lowercase() == name.to_lowercase()
        || name.len() >= list::SHORT && friend.id.to_string().starts_with(name)
}

fn companion_of(called: &ArgMatches) -> Result<Companion, FarTrouble> {
    let typed = called.get_one::<String>(options::NAME).map_or("", String::as_str);
    let name = DisplayName::typed(typed).map_err(|fault| FarTrouble::Name { fault })?;
    Ok(companion(name, options::level_of(called)))
}

fn companion(name: DisplayName, level: Option<crate::record::Level>) -> Companion {
    match level {
        Some(level) => Companion::computer(name, level),
        None => Companion::person(name),
    }
}

fn settings_of(called: &ArgMatches) -> Result<LinkSettings, FarTrouble> {
    let reach = called.try_get_one::<String>(options::REACH).ok().flatten();
    let relay = called
        .get_one::<String>(options::RELAY)
        .map(|text| text.parse().map_err(|_| FarTrouble::Relay { text: text.clone() }));
    Ok(LinkSettings {
        // Clap has checked the name.
        reach: reach.and_then(|name| name.parse().ok()).unwrap_or_default(),
        relay: relay.transpose()?,
        only_by_relay: called.get_flag(options::ONLY_BY_RELAY),
    })
}
