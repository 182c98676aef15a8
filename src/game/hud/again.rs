//! The panel below a mistake that is tried again: what to look for, what came of it, and the buttons that lead on.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use super::dialog::LinePlace;
use crate::{
    engine::Attempt,
    game::{
        common::{Flow, Screen, Speaker},
        players::{Again, AgainLead, AgainState},
        referee::{Referee, match_name},
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{BRASS, INK, SOFT_INK},
            text,
        },
    },
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Again>
        .or_eager(resource_removed::<Again>)
        .or_eager(any_match_filter::<Added<LinePlace>>);
    app.add_systems(
        Update,
        show.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(changed),
    );
}

/// The panel. It is spawned again when what it says changes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct AgainPanel {
    at: usize,
    state: AgainState,
}

/// A button, its words, and when it is there.
type Button = (AgainLead, &'static str, Skin, fn(AgainState) -> bool);

/// The buttons, in order.
const BUTTONS: [Button; 4] = [
    (AgainLead::Leave, "again-leave", Skin::Plain, |_| true),
    (AgainLead::Show, "again-show", Skin::Plain, |state| {
        matches!(state, AgainState::Looking | AgainState::Judged(_)) && !is_solved(state)
    }),
    (AgainLead::Another, "again-another", Skin::Primary, |state| {
        matches!(state, AgainState::Judged(_) | AgainState::Shown) && !is_solved(state)
    }),
    (AgainLead::Next, "again-next", Skin::Plain, |_| true),
];

fn is_solved(state: AgainState) -> bool {
    state == AgainState::Judged(Attempt::AsGood)
}

/// The button that leads on once nothing is left to look for here.
fn way_on(state: AgainState, has_next: bool) -> Option<AgainLead> {
    let is_done = is_solved(state) || state == AgainState::Shown;
    is_done.then_some(if has_next { AgainLead::Next } else { AgainLead::Leave })
}

/// The width of the panel, in ems.
const WIDE: f32 = 46.0;

fn show(
    again: Option<Res<Again>>,
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    shown: Query<(Entity, &AgainPanel)>,
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    let wanted =
        again.as_ref().map(|again| AgainPanel { at: again.progress().0, state: again.state() });
    for (entity, _) in shown.iter().filter(|(_, panel)| Some(**panel) != wanted) {
        commands.entity(entity).despawn();
    }
    if let (Some(again), Some(wanted)) = (again, wanted)
        && shown.iter().all(|(_, panel)| *panel != wanted)
    {
        let said = sayings(&speaker.0, &again, &referee);
        let new = commands.spawn(panel(&speaker.0, wanted, said, again.has_next())).id();
        commands.entity(*place).insert_child(0, new);
    }
}

/// Which mistake it is, what to look for, and what came of it.
fn sayings(words: &Words, again: &Again, referee: &Referee) -> [String; 3] {
    let Some(task) = again.task() else { return Default::default() };
    let (at, all) = again.progress();
    let fields: [(&str, &dyn Tellable); 4] = [
        ("at", &(at + 1)),
        ("all", &all),
        ("match", &match_name(words, referee)),
        ("turn", &task.number),
    ];
    let came = match again.state() {
        AgainState::Judging => words.say("again-judging"),
        AgainState::Judged(attempt) => words.tell(&attempt),
        AgainState::Shown => words.tell(&task.why),
        AgainState::New | AgainState::Looking | AgainState::Showing => String::new(),
    };
    let is_last = way_on(again.state(), again.has_next()) == Some(AgainLead::Leave);
    let last = is_last.then(|| words.say("again-last"));
    let came = [Some(came), last].into_iter().flatten().collect::<Vec<_>>().join(" ");
    [words.say_with("again-where", &fields), words.tell(&task.goal), came]
}

fn panel(
    words: &Words,
    shows: AgainPanel,
    [place, goal, came]: [String; 3],
    has_next: bool,
) -> impl Bundle + use<> {
    let there = BUTTONS.into_iter().filter(|(lead, .., is_there)| {
        is_there(shows.state) && (has_next || *lead != AgainLead::Next)
    });
    let buttons: Vec<_> = there
        .map(|(lead, said, skin, _)| {
            let skin = match way_on(shows.state, has_next) {
                Some(on) if on == lead => Skin::Primary,
                Some(_) => Skin::Plain,
                None => skin,
            };
            (ui::button(skin, words.say(said)), ui::sends(lead))
        })
        .collect();
    (
        Name::new("try it again"),
        shows,
        ui::plank(
            WIDE,
            0.5,
            BRASS,
            children![
                ui::scroll_text(
                    0.5,
                    children![
                        text(place, Letters::Small, SOFT_INK),
                        text(goal, Letters::Heading, INK),
                        (
                            Node { min_height: px(3.0 * RHYTHM), flex_shrink: 0.0, ..default() },
                            Pickable::IGNORE,
                            children![text(came, Letters::Body, BRASS)],
                        ),
                    ]
                ),
                (ui::row(), Children::spawn(SpawnIter(buttons.into_iter()))),
            ],
        ),
    )
}
