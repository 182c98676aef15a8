//! The screen for a new match: who plays, who begins, and by which rules.

use bevy::prelude::*;
use strum::VariantArray;

use super::{Page, WIDE, back, escape_goes_back};
use crate::{
    game::{
        common::{Flow, Go, Notice, Overlay, Screen, Speaker},
        keeping::{Resumable, Settings, StartMatch},
        referee::{Colour, Draft, Opponent},
        ui::{self, Letters, RHYTHM, Skin, Tie, palette::SOFT_INK, text, ties},
    },
    record::Level,
    rules::{HouseRules, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .init_resource::<RulesUnfolded>()
        .init_resource::<Drawn>()
        .add_message::<Start>()
        .add_systems(PreStartup, restore_draft)
        .add_plugins((ties::<Draft>, ties::<RulesUnfolded>))
        .add_systems(OnEnter(Page::Bare(Screen::NewMatch)), open)
        .add_systems(Update, start.in_set(Flow::Gesture).run_if(on_message::<Start>))
        .add_systems(OnEnter(Screen::Match), tell_drawn);
}

/// Starts the match that the player has set up.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Start {
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
    mut starts: MessageReader<Start>,
    draft: Res<Draft>,
    resumable: Res<Resumable>,
    speaker: Res<Speaker>,
    mut settings: ResMut<Settings>,
    mut drawn: ResMut<Drawn>,
    mut begun: MessageWriter<StartMatch>,
    mut go: MessageWriter<Go>,
) {
    let Some(Start { asked }) = starts.read().last() else { return };
    if resumable.0.is_some() && !asked {
        go.write(Go::Over(Overlay::Unfinished));
        return;
    }
    let named = draft.named(&speaker.0);
    if let Some((new, told)) = named.begun() {
        drawn.0 = told;
        begun.write(StartMatch(new));
    }
    if settings.last_match != named {
        settings.last_match = named;
    }
}

/// Tells the player what was drawn by lot, now that there is a place for news.
fn tell_drawn(mut drawn: ResMut<Drawn>, mut notices: MessageWriter<Notice>) {
    notices.write_batch(drawn.0.take());
}

const OPPONENT: Tie<Draft, Opponent> =
    Tie { get: |draft| draft.opponent, set: |draft, opponent| draft.opponent = opponent };
const OPPONENTS: [(&str, Opponent); 3] = [
    ("new-match-opponent-computer", Opponent::Computer),
    ("new-match-opponent-friend", Opponent::Friend),
    ("new-match-opponent-computers", Opponent::Computers),
];

const LEVEL: Tie<Draft, Level> =
    Tie { get: |draft| draft.level, set: |draft, level| draft.level = level };
const LEVELS: [Tie<Draft, Level>; 2] = [
    Tie { get: |draft| draft.levels[0], set: |draft, level| draft.levels[0] = level },
    Tie { get: |draft| draft.levels[1], set: |draft, level| draft.levels[1] = level },
];

const NAME: Tie<Draft, String> =
    Tie { get: |draft| draft.name.clone(), set: |draft, name| draft.name = name };
const NAMES: [Tie<Draft, String>; 2] = [
    Tie { get: |draft| draft.names[0].clone(), set: |draft, name| draft.names[0] = name },
    Tie { get: |draft| draft.names[1].clone(), set: |draft, name| draft.names[1] = name },
];

const COLOUR: Tie<Draft, Colour> =
    Tie { get: |draft| draft.colour, set: |draft, colour| draft.colour = colour };
const FIRST: Tie<Draft, Colour> =
    Tie { get: |draft| draft.first, set: |draft, first| draft.first = first };
const COLOURS: [(&str, Colour); 3] = [
    ("new-match-red", Colour::Red),
    ("new-match-black", Colour::Black),
    ("new-match-random", Colour::Lot),
];

const RULES: Tie<Draft, HouseRules> =
    Tie { get: |draft| draft.rules, set: |draft, rules| draft.rules = rules };
const UNFOLDED: Tie<RulesUnfolded, bool> =
    Tie { get: |rules| rules.0, set: |rules, is_unfolded| rules.0 = is_unfolded };

/// How far apart the choices are, in steps of the grid.
const APART: f32 = 2.0;

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
                        (
                            against(Opponent::Computer),
                            children![
                                level(words, words.say("new-match-level"), LEVEL),
                                one_of(words, "new-match-colour", COLOUR, COLOURS),
                                your_name(words, &draft.name),
                            ],
                        ),
                        (
                            against(Opponent::Friend),
                            children![
                                friend(words, &draft.names[0], Side::Red),
                                friend(words, &draft.names[1], Side::Black),
                            ],
                        ),
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
                            ui::sends(Start { asked: false }),
                        ),
                        back(words.say("screen-back")),
                    ],
                ),
            ],
        )],
    ));
}

/// A column of choices that only apply to one kind of opponent.
fn against(opponent: Opponent) -> impl Bundle {
    (ui::column(APART), ui::shown_while(move |draft: &Draft| draft.opponent == opponent))
}

/// Labelled choices, each with the key of its name.
fn one_of<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    words: &Words,
    said: &str,
    tie: Tie<Draft, T>,
    values: [(&str, T); N],
) -> impl Bundle + use<T, N> {
    let values = values.map(|(said, value)| (words.say(said), value));
    ui::labelled_choices(words.say(said), tie, values)
}

/// How well a computer plays.
fn level(words: &Words, said: String, tie: Tie<Draft, Level>) -> impl Bundle + use<> {
    let levels: Vec<_> = Level::VARIANTS.iter().map(|level| (words.tell(level), *level)).collect();
    ui::labelled_choices(said, tie, levels)
}

fn level_of(words: &Words, side: Side) -> String {
    words.say_with("new-match-level-of", &[("side", &side)])
}

/// The player's name against the computer.
fn your_name(words: &Words, name: &str) -> impl Bundle + use<> {
    let label = words.say("new-match-name");
    named(words, label.clone(), ui::field(label, name, NAME), NAME)
}

/// The name of a friend, behind the token of their side.
fn friend(words: &Words, name: &str, side: Side) -> impl Bundle + use<> {
    let label = words.say_with("new-match-player-name", &[("side", &side)]);
    let tie = NAMES[side as usize];
    let field = (
        Node { column_gap: px(1.5 * RHYTHM), align_items: AlignItems::Center, ..default() },
        Pickable::IGNORE,
        children![ui::token(side, 3.5 * RHYTHM), ui::field(label.clone(), name, tie)],
    );
    named(words, label, field, tie)
}

/// A field for a name with its label in front, and a line below it once it is full.
fn named<B: Bundle>(
    words: &Words,
    label: String,
    field: B,
    tie: Tie<Draft, String>,
) -> impl Bundle + use<B> {
    let full = words.say_with("new-match-name-full", &[("longest", &ui::LONGEST)]);
    (ui::column(0.5), children![ui::labelled(label, field), ui::full_note(full, tie)])
}

/// The house rules, folded away behind a line that shows the chosen ones.
fn house_rules(words: &Words) -> impl Bundle + use<> {
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
