//! `nonaga doctor`: what the program found on this machine, for reports of faults.

use std::{
    env::consts::{ARCH, OS},
    path::Path,
    process::ExitCode,
};

use clap::{ArgMatches, Command};

use super::{CliError, desk::Desk, far};
use crate::{
    home::Home,
    words::{Language, Words},
};

pub(super) const NAME: &str = "doctor";

pub(super) fn command(command: Command, words: &Words) -> Command {
    command.about(words.say("cli-about-doctor")).args(far::network_args(words))
}

/// The version of the program. Builds from a checkout name the commit.
pub(super) fn version() -> &'static str {
    env!("NONAGA_VERSION")
}

/// What is to be found out.
pub struct Checkup {
    words: Words,
    /// Whether the network is looked at too.
    looks_at_network: bool,
    /// By which relay, if not by the public ones.
    relay: Option<String>,
}

impl Checkup {
    pub(super) fn of(called: &ArgMatches, words: Words) -> Checkup {
        let relay = called.get_one::<String>("relay").cloned();
        Checkup { words, looks_at_network: called.get_flag("network"), relay }
    }
}

/// What only the game can find out.
pub struct Machine {
    /// The window systems that answer, such as `Wayland`.
    pub displays: Vec<&'static str>,
    /// The graphics adapters that it could draw with.
    pub adapters: Vec<Adapter>,
    /// Whether there is a device to play sounds on.
    pub has_sound: bool,
}

/// A graphics card, or a program that draws in its place.
#[allow(missing_docs, reason = "the names say it")]
pub struct Adapter {
    pub name: String,
    pub driver: String,
    pub backend: String,
    /// Whether it is a program.
    pub is_software: bool,
}

/// Prints what was found. A build without the game finds no machine.
pub fn diagnosis(checkup: Checkup, machine: Option<&Machine>) -> ExitCode {
    let mut desk = Desk::new(checkup.words);
    let mut told = tell(machine, &mut desk);
    if checkup.looks_at_network {
        told = told.and_then(|()| far::tell_network(checkup.relay.as_deref(), &mut desk));
    }
    desk.close(told)
}

fn tell(machine: Option<&Machine>, desk: &mut Desk) -> Result<(), CliError> {
    desk.say("doctor-version", &[("version", &version()), ("system", &format!("{OS} {ARCH}"))])?;
    let asked_for = Language::asked_for_on_this_machine();
    let known: Vec<_> = Language::all().map(Language::tag).collect();
    desk.say(
        "doctor-language",
        &[
            ("language", &desk.words.language().own_name()),
            ("system", &asked_for),
            ("known", &known),
        ],
    )?;
    tell_folders(desk)?;
    let Some(machine) = machine else { return desk.say("doctor-no-game", &[]) };
    desk.say("doctor-displays", &[("displays", &machine.displays)])?;
    if machine.adapters.is_empty() {
        desk.say("doctor-no-adapter", &[])?;
    }
    for Adapter { name, driver, backend, is_software } in &machine.adapters {
        desk.say(
            "doctor-adapter",
            &[
                ("name", name),
                ("driver", driver),
                ("backend", backend),
                ("software", &is_software.to_string()),
            ],
        )?;
    }
    desk.say(if machine.has_sound { "doctor-sound" } else { "doctor-no-sound" }, &[])
}

fn tell_folders(desk: &mut Desk) -> Result<(), CliError> {
    let home = Home::of_user();
    let Some(folders) = home.folders() else { return desk.say("doctor-no-folders", &[]) };
    let matches = folders.matches();
    for (key, folder) in [("doctor-settings", folders.config()), ("doctor-matches", &matches)] {
        desk.say(key, &[("path", &folder.display().to_string()), ("standing", &standing(folder))])?;
    }
    Ok(())
}

/// How things stand with a folder, as the catalogue calls it.
fn standing(folder: &Path) -> &'static str {
    match folder.metadata() {
        Ok(found) if !found.is_dir() => "no-folder",
        Ok(found) if found.permissions().readonly() => "read-only",
        Ok(_) if folder.read_dir().is_err() => "unreadable",
        Ok(_) => "there",
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => "not-yet",
        Err(_) => "unreadable",
    }
}
