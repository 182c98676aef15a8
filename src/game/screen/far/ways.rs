//! The page with all ways to a match with somebody far away: inviting, joining, and going on.

use bevy::prelude::*;
use strum::VariantArray;

use super::{FarButton, INVITATION, button_beside, choices, friends, heading, told_after};
use crate::{
    far::link::{FarReach, LinkSettings},
    game::{
        common::tell_date,
        keeping::Settings,
        players::{FarAsk, FarKnown, FarWaits, far_called},
        referee::FarChoices,
        screen::{back, begin},
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{INK, SOFT_INK},
            text,
        },
    },
    words::{Tellable, Words},
};

/// The longest invitation or letter that the field takes, in characters.
const LONGEST: usize = 4_200;
/// The width of the buttons beside a match that waits, in ems.
const BESIDE: f32 = 10.0;

pub(super) fn card(
    words: &Words,
    known: &FarKnown,
    invitation: &str,
    chosen: &FarChoices,
) -> impl Bundle + use<> {
    (
        ui::card(super::WIDE),
        children![
            ui::headline(words.say("far-page")),
            ui::scroll(
                2.0,
                children![
                    told_after(words.say("far-page-explained")),
                    list(words, &known.waiting),
                    choices::name(words, chosen),
                    heading(words, "far-sent"),
                    joining(words, invitation),
                    friends::list(words, &known.friends),
                    heading(words, "far-new-match"),
                    choices::column(words),
                    begin::house_rules(words),
                    seen_by(words),
                ]
            ),
            (
                ui::row(),
                children![
                    (
                        ui::button(Skin::Primary, words.say("far-invite")),
                        ui::sends(FarButton::Invite),
                    ),
                    back(words.say("screen-back")),
                ],
            ),
        ],
    )
}

/// The matches that wait, each with a button that goes on with it.
fn list(words: &Words, waiting: &[FarWaits]) -> impl Bundle + use<> {
    let rows: Vec<_> = waiting.iter().map(|waits| waiting_match(words, waits)).collect();
    let headline = (!rows.is_empty()).then(|| heading(words, "far-waiting"));
    (
        ui::column(1.0),
        Children::spawn((SpawnIter(headline.into_iter()), SpawnIter(rows.into_iter()))),
    )
}

/// A match that waits, and below it the letter that can be sent, if there is one.
fn waiting_match(words: &Words, waits: &FarWaits) -> impl Bundle + use<> {
    let letter = waits.letter.as_ref().map(|_| letter_row(words, waits));
    let rows = (Spawn(row(words, waits)), SpawnIter(letter.into_iter()));
    (ui::column(0.5), Children::spawn(rows))
}

fn row(words: &Words, waits: &FarWaits) -> impl Bundle + use<> {
    let (name, stands) = (far_called(words, &waits.name), <&str>::from(waits.stands));
    let fields: [(&str, &dyn Tellable); 3] =
        [("name", &name), ("stands", &stands), ("date", &tell_date(words, waits.modified))];
    let says = text(words.say_with("far-waits-since", &fields), Letters::Body, INK);
    button_beside((words.say("far-go-on"), BESIDE), FarAsk::Resume(waits.of), says)
}

fn letter_row(words: &Words, waits: &FarWaits) -> impl Bundle + use<> {
    let name = far_called(words, &waits.name);
    let says = words.say_with("far-letter-explained", &[("name", &name)]);
    let says = text(says, Letters::Small, SOFT_INK);
    button_beside((words.say("far-letter-copy"), BESIDE), FarButton::CopyLetter(waits.of), says)
}

/// The field for an invitation or a letter.
fn joining(words: &Words, invitation: &str) -> impl Bundle + use<> {
    let label = words.say("far-invitation");
    (
        ui::column(1.0),
        children![
            ui::labelled(label.clone(), ui::wide_field(label, invitation, INVITATION, LONGEST)),
            ui::labelled(
                "",
                (
                    Node {
                        flex_wrap: FlexWrap::Wrap,
                        column_gap: px(2.0 * RHYTHM),
                        row_gap: px(RHYTHM),
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![
                        (
                            ui::button(Skin::Plain, words.say("far-join")),
                            ui::sends(FarButton::Join),
                        ),
                        (
                            ui::button(Skin::Plain, words.say("far-paste")),
                            ui::sends(FarButton::Paste),
                        ),
                    ],
                )
            ),
        ],
    )
}

/// What others can see, in a line that follows what is chosen.
fn seen_by(words: &Words) -> impl Bundle + use<> {
    let ways = FarReach::VARIANTS.iter().flat_map(|reach| [false, true].map(|is| (*reach, is)));
    let said: Vec<(LinkSettings, String)> = ways
        .map(|(reach, only_by_relay)| {
            let settings = LinkSettings { reach, relay: None, only_by_relay };
            let said = seen(words, &settings);
            (settings, said)
        })
        .collect();
    let find = move |chosen: &LinkSettings| {
        said.iter().find(|(way, _)| way == chosen).map(|(_, said)| said.clone())
    };
    ui::tied_text(
        move |all: &Settings| find(&all.far.link()).unwrap_or_default(),
        Letters::Small,
        SOFT_INK,
    )
}

/// What others can see.
pub(super) fn seen(words: &Words, settings: &LinkSettings) -> String {
    let reach: &str = settings.reach.into();
    let relayed = if settings.only_by_relay { "yes" } else { "no" };
    words.say_with("far-seen", &[("reach", &reach), ("relayed", &relayed)])
}
