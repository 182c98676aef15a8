//! The commands and their options. They are the same in a build that leaves the rest out.

use clap::{Arg, ArgAction, ArgMatches, Command, builder::PossibleValuesParser};
use strum::VariantArray;

use crate::{cli::desk::input, record::Level, words::Words};

/// The name of the command that invites.
#[cfg(feature = "far")]
pub const INVITE: &str = "invite";
pub(super) const TEXT: &str = "text";
pub(super) const NO_BOARD: &str = "no-board";
pub(super) const REACH: &str = "reach";
pub(super) const RELAY: &str = "relay";
pub(super) const ONLY_BY_RELAY: &str = "only-by-relay";
pub(super) const NAME: &str = "name";
pub(super) const AS: &str = "as";
pub(super) const WITH: &str = "with";
pub(super) const BEGIN: &str = "begin";
pub(super) const YES: &str = "yes";
pub(super) const FRIEND: &str = "friend";
pub(super) const INVITATION: &str = "invitation";
pub(super) const NETWORK: &str = "network";

/// How far the link may reach.
const REACHES: [&str; 3] = ["internet", "network", "machine"];
/// Who can begin.
pub(super) const BEGINS: [&str; 3] = ["draw", "me", "you"];

/// `nonaga invite`.
pub fn invite(command: Command, words: &Words) -> Command {
    let reach = one_of(REACH, "cli-value-reach", &REACHES, words)
        .help(words.say_with("cli-arg-reach", &[("names", &REACHES.join(", "))]));
    let begin = one_of(BEGIN, "cli-value-begin", &BEGINS, words)
        .help(words.say_with("cli-arg-begin", &[("names", &BEGINS.join(", "))]));
    let friend = Arg::new(FRIEND)
        .long(FRIEND)
        .value_name(words.say("cli-value-name"))
        .conflicts_with(REACH)
        .help(words.say("cli-arg-friend"));
    command
        .about(words.say("cli-about-invite"))
        .args([flag(TEXT, "cli-arg-text", words), reach, friend])
        .args(of_both(words))
        .args([input::rules_arg(words), begin])
}

/// `nonaga join`.
pub fn join(command: Command, words: &Words) -> Command {
    let invitation = Arg::new(INVITATION)
        .value_name(words.say("cli-value-invitation"))
        .help(words.say("cli-arg-invitation"))
        .help_heading(words.say("cli-heading-arguments"));
    command
        .about(words.say("cli-about-join"))
        .arg(invitation)
        .args([flag(TEXT, "cli-arg-text", words), flag(YES, "cli-arg-yes", words).requires(TEXT)])
        .args(of_both(words))
}

/// `nonaga friends`.
pub fn friends(command: Command, words: &Words) -> Command {
    command.about(words.say("cli-about-friends")).arg(flag(TEXT, "cli-arg-text", words))
}

/// What both who invites and who joins can choose.
fn of_both(words: &Words) -> [Arg; 5] {
    [
        relay_arg(words),
        flag(ONLY_BY_RELAY, "cli-arg-only-by-relay", words),
        Arg::new(NAME)
            .long(NAME)
            .value_name(words.say("cli-value-name"))
            .help(words.say("cli-arg-name")),
        as_arg(words)
            .requires(TEXT)
            .help(words.say_with("cli-arg-as", &[("names", &levels().join(", "))])),
        flag(NO_BOARD, "cli-arg-no-board", words).requires(TEXT),
    ]
}

fn relay_arg(words: &Words) -> Arg {
    let address = words.say("cli-value-address");
    Arg::new(RELAY).long(RELAY).value_name(address).help(words.say("cli-arg-relay"))
}

/// What `nonaga play --text --continue` takes for a match with somebody far away.
pub fn continuing_args(words: &Words) -> [Arg; 2] {
    let with = Arg::new(WITH).long(WITH).value_name(words.say("cli-value-name"));
    [
        as_arg(words).requires("continue").help(words.say("cli-arg-continue-as")),
        with.requires("continue").help(words.say("cli-arg-with")),
    ]
}

/// What `nonaga doctor` takes about the network.
pub fn network_args(words: &Words) -> [Arg; 2] {
    [flag(NETWORK, "cli-arg-network", words), relay_arg(words).requires(NETWORK)]
}

fn flag(name: &'static str, help: &str, words: &Words) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(words.say(help))
}

fn one_of(name: &'static str, value: &str, names: &[&'static str], words: &Words) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(words.say(value))
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(names.iter().copied()))
}

fn as_arg(words: &Words) -> Arg {
    Arg::new(AS)
        .long(AS)
        .value_name(words.say("cli-value-level"))
        .value_parser(PossibleValuesParser::new(levels()))
        .ignore_case(true)
        .hide_possible_values(true)
}

fn levels() -> Vec<String> {
    Level::VARIANTS.iter().map(|level| level.name().to_lowercase()).collect()
}

/// Whether an option of the call is about a match with somebody far away.
#[cfg(not(feature = "far"))]
pub(super) fn is_about_far_away(called: &ArgMatches) -> bool {
    [AS, WITH].into_iter().any(|option| called.contains_id(option))
}

/// The level that plays at this end, if it is the computer that does.
#[cfg(feature = "far")]
pub(super) fn level_of(called: &ArgMatches) -> Option<Level> {
    called.get_one::<String>(AS).and_then(|name| name.parse().ok())
}
