//! The screen for a new match: who plays, who begins, and by which rules.

use bevy::prelude::*;
use strum::VariantArray;

use super::{Page, WIDE, back, escape_goes_back};
use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, Speaker},
        keeping::{Resumable, Settings, StartMatch},
        referee::{Draft, First, Playing},
        ui::{
            self, Letters, RHYTHM, Skin, Tie,
            palette::{INK, SOFT_INK},
            text, ties,
        },
    },
    record::{Level, PlayerKind},
    rules::{HouseRules, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_message::<Start>()
        .add_systems(PreStartup, restore_draft)
        .add_plugins(ties::<Draft>)
        .add_systems(OnEnter(Page::Bare(Screen::NewMatch)), open)
        .add_systems(Update, start.in_set(Flow::Gesture).run_if(on_message::<Start>));
}

/// Starts the match that the player has set up.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Start {
    /// Whether the player has already been asked about the unfinished match.
    pub asked: bool,
}

/// Restores the choices for the last match. Names from a file are cut to what a field can hold.
fn restore_draft(settings: Res<Settings>, mut draft: ResMut<Draft>) {
    *draft = settings.last_match.clone();
    for name in &mut draft.names {
        *name = name.chars().filter(|letter| !letter.is_control()).take(ui::LONGEST).collect();
    }
}

fn start(
    mut starts: MessageReader<Start>,
    draft: Res<Draft>,
    resumable: Res<Resumable>,
    speaker: Res<Speaker>,
    mut settings: ResMut<Settings>,
    mut begun: MessageWriter<StartMatch>,
    mut go: MessageWriter<Go>,
) {
    let Some(Start { asked }) = starts.read().last() else { return };
    if resumable.0.is_some() && !asked {
        go.write(Go::Over(Overlay::Unfinished));
        return;
    }
    let named = draft.named(&speaker.0);
    if let Some(new) = named.begun() {
        begun.write(StartMatch(new));
    }
    if settings.last_match != named {
        settings.last_match = named;
    }
}

/// The kinds of player, and the messages that name them.
const PLAYER_KINDS: [(&str, PlayerKind); 6] = [
    ("player-human", PlayerKind::Human),
    ("level-beginner", computer(Level::Beginner)),
    ("level-easy", computer(Level::Easy)),
    ("level-medium", computer(Level::Medium)),
    ("level-hard", computer(Level::Hard)),
    ("level-master", computer(Level::Master)),
];

const fn computer(level: Level) -> PlayerKind {
    PlayerKind::Computer { level }
}

const NAMES: [Tie<Draft, String>; 2] = [
    Tie { get: |draft| draft.names[0].clone(), set: |draft, name| draft.names[0] = name },
    Tie { get: |draft| draft.names[1].clone(), set: |draft, name| draft.names[1] = name },
];

const KINDS: [Tie<Draft, Playing>; 2] = [
    Tie { get: |draft| draft.players[0], set: |draft, who| draft.players[0] = who },
    Tie { get: |draft| draft.players[1], set: |draft, who| draft.players[1] = who },
];

const FIRST: Tie<Draft, First> =
    Tie { get: |draft| draft.first, set: |draft, first| draft.first = first };
const FIRSTS: [(&str, First); 3] = [
    ("new-match-first-red", First::Red),
    ("new-match-first-black", First::Black),
    ("new-match-first-lot", First::Lot),
];

const RULES: Tie<Draft, HouseRules> =
    Tie { get: |draft| draft.rules, set: |draft, rules| draft.rules = rules };

fn open(mut commands: Commands, speaker: Res<Speaker>, mut draft: ResMut<Draft>) {
    let words = &speaker.0;
    for side in Side::BOTH {
        let name = &mut draft.bypass_change_detection().names[side as usize];
        if name.trim().is_empty() {
            *name = words.tell(&side);
        }
    }
    commands.spawn((
        Name::new("new match"),
        DespawnOnExit(Page::Bare(Screen::NewMatch)),
        ui::dusk(),
        escape_goes_back(),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("new-match")),
                ui::scroll(
                    3.0,
                    children![
                        player(words, &draft.names[0], Side::Red),
                        player(words, &draft.names[1], Side::Black),
                        ui::labelled(
                            words.say("new-match-first"),
                            (
                                ui::choices(words.say("new-match-first")),
                                Children::spawn(SpawnIter(
                                    FIRSTS
                                        .map(|(said, first)| {
                                            ui::choice(words.say(said), FIRST, first)
                                        })
                                        .into_iter()
                                )),
                            ),
                        ),
                        (
                            ui::column(1.0),
                            children![
                                text(words.say("new-match-rules"), Letters::Body, INK),
                                (
                                    ui::choices(words.say("new-match-rules")),
                                    Children::spawn(SpawnIter(
                                        HouseRules::VARIANTS
                                            .iter()
                                            .map(|rules| house_rules(words, *rules))
                                            .collect::<Vec<_>>()
                                            .into_iter()
                                    )),
                                ),
                            ],
                        ),
                    ]
                ),
                (
                    ui::row(),
                    children![
                        (
                            ui::button(Skin::Primary, words.say("new-match-start")),
                            ui::sends(Start { asked: false }),
                        ),
                        back(words.say("screen-back")),
                    ],
                ),
            ],
        )],
    ));
}

/// One side: its token, the player's name, and the kind of player.
fn player(words: &Words, name: &str, side: Side) -> impl Bundle + use<> {
    let fields: [(&str, &dyn crate::words::Tellable); 1] = [("side", &side)];
    let label = words.say_with("new-match-player-name", &fields);
    let who = PLAYER_KINDS
        .map(|(said, kind)| ui::choice(words.say(said), KINDS[side as usize], Playing(kind)));
    (
        ui::column(1.0),
        children![
            (
                Node { column_gap: px(1.5 * RHYTHM), align_items: AlignItems::Center, ..default() },
                Pickable::IGNORE,
                children![
                    ui::token(side, 3.5 * RHYTHM),
                    ui::field(label.clone(), name, NAMES[side as usize]),
                ],
            ),
            (ui::choices(label), Children::spawn(SpawnIter(who.into_iter()))),
        ],
    )
}

/// A choice of house rules, with their explanation beside it.
fn house_rules(words: &Words, rules: HouseRules) -> impl Bundle + use<> {
    (
        Node {
            width: percent(100),
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Center,
            column_gap: px(2.0 * RHYTHM),
            row_gap: px(0.5 * RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                Node { min_width: ui::LABEL, max_width: percent(100), ..default() },
                Pickable::IGNORE,
                children![ui::choice(words.tell(&rules), RULES, rules)],
            ),
            (
                text(words.explain(&rules), Letters::Small, SOFT_INK),
                Node { flex_grow: 1.0, flex_basis: px(30.0 * RHYTHM), ..default() },
            ),
        ],
    )
}
