//! The page on which the player is asked whether to play on the terms of an invitation.

use bevy::prelude::*;

use super::{FarButton, choices, told_after};
use crate::{
    far::agreement::FarTerms,
    game::{
        players::{FarAsk, other_called},
        referee::FarChoices,
        ui::{
            self, Letters, Skin,
            palette::{INK, SOFT_INK},
            text,
        },
    },
    home::FarMatch,
    words::Words,
};

pub(super) fn card(
    words: &Words,
    terms: &FarTerms,
    far: &FarMatch,
    chosen: &FarChoices,
) -> impl Bundle + use<> {
    let name = other_called(words, far);
    let lines: Vec<_> =
        lines(words, terms, &name).into_iter().map(|line| text(line, Letters::Body, INK)).collect();
    (
        ui::card(34.0),
        children![
            ui::headline(words.say_with("far-terms", &[("name", &name)])),
            ui::scroll(
                1.5,
                children![
                    (ui::column(1.0), Children::spawn(SpawnIter(lines.into_iter()))),
                    choices::name(words, chosen),
                    text(super::ways::seen(words, &far.way().settings), Letters::Small, SOFT_INK),
                    told_after(String::new()),
                ]
            ),
            (
                ui::row(),
                children![
                    (ui::button(Skin::Primary, words.say("far-play")), ui::sends(FarButton::Play),),
                    (ui::button(Skin::Plain, words.say("hud-decline")), ui::sends(FarAsk::Decline),),
                ],
            ),
        ],
    )
}

/// The terms, a sentence each.
fn lines(words: &Words, terms: &FarTerms, name: &str) -> Vec<String> {
    let conditions = &terms.conditions;
    let rules = match conditions.rules.rules() {
        Some(rules) => words.tell(&rules),
        None => conditions.rules.to_string(),
    };
    let (colour, begins) = (conditions.colours.for_guest(), conditions.begins.for_guest());
    let allowed = |is_allowed| if is_allowed { "yes" } else { "no" };
    let computer = terms.companion.computer.as_ref().map(|label| {
        let level = label.level().map_or_else(|| label.to_string(), |level| words.tell(&level));
        words.say_with("far-computer-there", &[("level", &level)])
    });
    computer
        .into_iter()
        .chain([
            words.say_with("far-terms-rules", &[("rules", &rules)]),
            words.say_with("far-terms-colour", &[("colour", &colour)]),
            words.say_with("far-terms-begins", &[("begins", &begins), ("name", &name)]),
            words.say_with("far-terms-take-back", &[("allowed", &allowed(conditions.taking_back))]),
            words.say_with("far-terms-hints", &[("allowed", &allowed(conditions.hints))]),
        ])
        .collect()
}
