//! The screen for a new match: who plays, who begins, and by which rules.

use bevy::prelude::*;
use strum::VariantArray;

use super::players::{
    APART, COLOURS, LEVELS, OPPONENT, OPPONENTS, against, against_computer, against_friend, level,
    level_of, one_of,
};
use crate::{
    game::{
        common::{Flow, Go, Notice, Overlay, Screen, Speaker},
        keeping::{Resumable, Settings},
        referee::{Ask, Asker, Colour, Draft, Opponent, Request},
        screen::{Page, WIDE, back, escape_goes_back},
        ui::{self, Ems, Letters, RHYTHM, Skin, Tie, palette::SOFT_INK, text, ties},
    },
    rules::{HouseRules, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .init_resource::<RulesUnfolded>()
        .init_resource::<Drawn>()
        .add_message::<StartPrepared>()
        .add_systems(PreStartup, restore_draft)
        .add_plugins((ties::<Draft>, ties::<RulesUnfolded>))
        .add_systems(OnEnter(Page::Bare(Screen::NewMatch)), open)
        .add_systems(Update, start.in_set(Flow::Gesture).run_if(on_message::<StartPrepared>))
        .add_systems(OnEnter(Screen::Match), tell_drawn);
}

/// Starts the match that the player has set up.
#[derive(Message, Clone, Copy, Debug)]
pub struct StartPrepared {
    /// Whether the player has already been asked about the unfinished match.
    pub asked: bool,
}

/// Whether the house rules are unfolded.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct RulesUnfolded(bool);

/// What was drawn by lot for the match that is about to open.
#[derive(Resource, Clone, Debug, Default)]
struct Drawn(Option<Notice>);

/// Restores the choices for the last match. Names from a file are cut to what a field can hold.
fn restore_draft(settings: Res<Settings>, mut draft: ResMut<Draft>) {
    *draft = settings.last_match.clone();
    let Draft { name, names, .. } = &mut *draft;
    for name in names.iter_mut().chain([name]) {
        *name = name.chars().filter(|letter| !letter.is_control()).take(ui::LONGEST).collect();
    }
}

fn start(
    mut starts: MessageReader<StartPrepared>,
    draft: Res<Draft>,
    resumable: Res<Resumable>,
    speaker: Res<Speaker>,
    mut settings: ResMut<Settings>,
    mut drawn: ResMut<Drawn>,
    mut requests: MessageWriter<Request>,
    mut go: MessageWriter<Go>,
) {
    let Some(StartPrepared { asked }) = starts.read().last() else { return };
    if resumable.0.is_some() && !asked {
        go.write(Go::Over(Overlay::Unfinished));
        return;
    }
    let named = draft.named(&speaker.0);
    if let Some((new, told)) = named.begun() {
        drawn.0 = told;
        requests.write(Ask::Begin(Box::new(new)).by(Asker::Hand));
    }
    if settings.last_match != named {
        settings.last_match = named;
    }
}

/// Tells the player what was drawn by lot, now that there is a place for news.
fn tell_drawn(mut drawn: ResMut<Drawn>, mut notices: MessageWriter<Notice>) {
    notices.write_batch(drawn.0.take());
}

const FIRST: Tie<Draft, Colour> =
    Tie { get: |draft| draft.first, set: |draft, first| draft.first = first };
const RULES: Tie<Draft, HouseRules> =
    Tie { get: |draft| draft.rules, set: |draft, rules| draft.rules = rules };
const UNFOLDED: Tie<RulesUnfolded, bool> =
    Tie { get: |rules| rules.0, set: |rules, is_unfolded| rules.0 = is_unfolded };

fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    mut draft: ResMut<Draft>,
    mut unfolded: ResMut<RulesUnfolded>,
) {
    let words = &speaker.0;
    unfolded.0 = false;
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
                    APART,
                    children![
                        one_of(words, "new-match-opponent", OPPONENT, OPPONENTS),
                        against_computer(words, &draft),
                        against_friend(words, &draft),
                        (
                            against(Opponent::Computers),
                            children![
                                level(words, level_of(words, Side::Red), LEVELS[0]),
                                level(words, level_of(words, Side::Black), LEVELS[1]),
                            ],
                        ),
                        one_of(words, "new-match-first", FIRST, COLOURS),
                        house_rules(words),
                    ]
                ),
                (
                    ui::row(),
                    children![
                        (
                            ui::button(Skin::Primary, words.say("new-match-start")),
                            ui::sends(StartPrepared { asked: false }),
                        ),
                        back(words.say("screen-back")),
                        (
                            ui::button(Skin::Quiet, words.say("far-page")),
                            ui::sends(Go::Open(Screen::FarAway)),
                        ),
                    ],
                ),
            ],
        )],
    ));
}

/// The house rules, folded away behind a line that shows the chosen ones.
pub fn house_rules(words: &Words) -> impl Bundle + use<> {
    let chosen = HouseRules::VARIANTS
        .iter()
        .map(|rules| (*rules, words.say_with("new-match-rules-chosen", &[("rules", rules)])));
    let chosen: Vec<_> = chosen.collect();
    let said = move |draft: &Draft| {
        let found = chosen.iter().find(|(rules, _)| *rules == draft.rules);
        found.map(|(_, said)| said.clone()).unwrap_or_default()
    };
    let each: Vec<_> = HouseRules::VARIANTS.iter().map(|rules| rule(words, *rules)).collect();
    (
        ui::column(1.0),
        children![
            ui::fold(UNFOLDED, said),
            (
                ui::choices(words.say("new-match-rules")),
                ui::shown_while(|rules: &RulesUnfolded| rules.0),
                Children::spawn(SpawnIter(each.into_iter())),
            ),
        ],
    )
}

/// A choice of house rules, with their explanation beside it.
fn rule(words: &Words, rules: HouseRules) -> impl Bundle + use<> {
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
                Ems::MinWidth(ui::LABEL),
                Node { max_width: percent(100), ..default() },
                Pickable::IGNORE,
                children![ui::choice(words.tell(&rules), RULES, rules)],
            ),
            (
                text(words.explain(&rules), Letters::Small, SOFT_INK),
                Ems::Basis(13.3),
                Node { flex_grow: 1.0, ..default() },
            ),
        ],
    )
}
