//! The panel below an exercise: what to look for, what came of it, and the buttons that lead on.

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui::InteractionDisabled};

use super::{
    line_place::{LinePlace, opens_with},
    task::{TaskLines, TaskSays, task_lines},
};
use crate::{
    engine::{Attempt, Task, Who},
    game::{
        common::{Flow, Screen, Speaker},
        players::{ExerciseLead, ExerciseState, Exercises},
        referee::{Referee, match_name, occasion::EXERCISE},
        ui::{self, Skin, palette::BRASS},
    },
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed_or_removed::<Exercises>
        .or_eager(resource_changed::<Referee>)
        .or_eager(any_match_filter::<Added<LinePlace>>);
    app.add_systems(
        Update,
        (opens_with::<ExercisePanel, _>(&EXERCISE, panel), (say, offer))
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match))
            .run_if(changed),
    );
}

/// The panel. It stays while exercises follow each other, so that no button goes while it is pressed.
#[derive(Component, Clone, Copy, Debug)]
struct ExercisePanel;

/// A button of the panel.
#[derive(Component, Clone, Copy)]
struct LeadButton(&'static Button);

/// What a button does, and when it can be used. It keeps its place at other times.
struct Button {
    lead: ExerciseLead,
    said: &'static str,
    skin: Skin,
    leads: fn(&Exercises) -> bool,
}

/// The buttons, in order.
static BUTTONS: [Button; 4] = [
    Button { lead: ExerciseLead::Leave, said: "solving-leave", skin: Skin::Plain, leads: |_| true },
    Button {
        lead: ExerciseLead::Show,
        said: "again-show",
        skin: Skin::Plain,
        leads: |exercises| {
            let state = exercises.state();
            matches!(state, ExerciseState::Looking | ExerciseState::Judged(_)) && !is_solved(state)
        },
    },
    Button {
        lead: ExerciseLead::Another,
        said: "again-another",
        skin: Skin::Primary,
        leads: |exercises| {
            let state = exercises.state();
            matches!(state, ExerciseState::Judged(_) | ExerciseState::Shown) && !is_solved(state)
        },
    },
    Button {
        lead: ExerciseLead::Next,
        said: "again-next",
        skin: Skin::Plain,
        leads: Exercises::has_next,
    },
];

fn is_solved(state: ExerciseState) -> bool {
    state == ExerciseState::Judged(Attempt::AsGood)
}

/// The button that leads on once nothing is left to look for here.
fn way_on(exercises: &Exercises) -> Option<ExerciseLead> {
    let is_done = is_solved(exercises.state()) || exercises.state() == ExerciseState::Shown;
    is_done.then_some(if exercises.has_next() { ExerciseLead::Next } else { ExerciseLead::Leave })
}

/// The width of the panel, in ems.
const WIDE: f32 = 46.0;

fn said(words: &Words, exercises: &Exercises, referee: &Referee) -> TaskSays {
    let task = exercises.task();
    let (at, all) = exercises.progress();
    let fields: [(&str, &dyn Tellable); 4] = [
        ("at", &(at + 1)),
        ("all", &all),
        ("match", &match_name(words, referee)),
        ("turn", &task.number),
    ];
    let you = Some(task.side);
    let why = || words.tell(&task.why.told(task.side, you));
    let came = match exercises.state() {
        ExerciseState::Judging => words.say("again-judging"),
        ExerciseState::Judged(Attempt::AsGood) if has_played_best(task, referee) => {
            [words.tell(&Attempt::AsGood), why()].join(" ")
        }
        ExerciseState::Judged(attempt)
            if attempt != Attempt::AsGood && has_played_best_slide(task, referee) =>
        {
            [words.tell(&attempt), words.say("judged-disc-alone")].join(" ")
        }
        ExerciseState::Judged(attempt) => words.tell(&attempt),
        ExerciseState::Shown => {
            let who = Who::of(task.side, you);
            [words.say_with("judged-shows-turn", &[("who", &who)]), why()].join(" ")
        }
        ExerciseState::New | ExerciseState::Looking | ExerciseState::Showing => String::new(),
    };
    let is_last = way_on(exercises) == Some(ExerciseLead::Leave);
    // Of one alone, that is seen.
    let last = (is_last && all > 1).then(|| words.say("again-last"));
    // Whoever comes from its result knows which match it is.
    let place = if exercises.leads_back_to_result() { "again-here" } else { "again-where" };
    TaskSays {
        place: words.say_with(place, &fields),
        goal: words.tell(&task.goal),
        is_done: way_on(exercises).is_some(),
        came: [came, last.unwrap_or_default()].join(" ").trim().to_owned(),
    }
}

/// Whether the turn whose reason is known was found, and not another one that is as good.
fn has_played_best(task: &Task, referee: &Referee) -> bool {
    referee.game().turns().last() == Some(&task.best) && !task.why.is_mere_preference()
}

/// Whether the slide that was tried is the best one, so that only the disc can be wrong.
fn has_played_best_slide(task: &Task, referee: &Referee) -> bool {
    referee.game().turns().last().is_some_and(|tried| tried.slide == task.best.slide)
}

fn panel(words: &Words) -> impl Bundle + use<> {
    let buttons: Vec<_> = BUTTONS
        .iter()
        .map(|button| {
            let face = ui::button(button.skin, words.say(button.said));
            (LeadButton(button), face, ui::sends(button.lead))
        })
        .collect();
    (
        Name::new("try it again"),
        ExercisePanel,
        ui::plank(
            WIDE,
            0.5,
            BRASS,
            children![task_lines(), (ui::row(), Children::spawn(SpawnIter(buttons.into_iter()))),],
        ),
    )
}

fn say(
    exercises: If<Res<Exercises>>,
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    mut lines: TaskLines,
) {
    lines.show(said(&speaker.0, &exercises, &referee));
}

/// Enables the buttons that lead somewhere now, lights the one that leads on, and says where the way out leads.
fn offer(
    (exercises, speaker): (If<Res<Exercises>>, Res<Speaker>),
    mut buttons: Query<(Entity, &LeadButton, &Children, &mut Skin, Has<InteractionDisabled>)>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    for (entity, LeadButton(button), children, mut skin, is_disabled) in &mut buttons {
        if button.lead == ExerciseLead::Leave && exercises.leads_back_to_result() {
            let name = speaker.0.say("hud-result");
            ui::rename(&mut commands, entity, children, &mut texts, &name);
        }
        skin.set_if_neq(match way_on(&exercises) {
            Some(on) if on == button.lead => Skin::Primary,
            Some(_) => Skin::Plain,
            None => button.skin,
        });
        ui::enable(&mut commands, entity, is_disabled, (button.leads)(&exercises));
    }
}
