//! The panel of a lesson, below the board: what the lesson says, and the buttons that lead through it. It takes
//! the place of the buttons of a match, and the board keeps clear of it.

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui::InteractionDisabled};

use super::{
    kept_room::{show_or_hide, shows, ways_on},
    lesson_buttons::{BUTTONS, ButtonGroup, LessonButton, is_challenge},
    line_place::{LinePlace, opens_with},
};
use crate::{
    game::{
        common::{Flow, Overlay, Screen, Speaker},
        hud::bar::{icon, icon::Stroke, panel_way},
        input::Action,
        players::{Lead, Lessons, Tutor},
        referee::{Referee, occasion::LESSON},
        table::{Motion, Reason},
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{BRASS, INK, SOFT_INK},
            text,
        },
    },
    lesson::{Awaits, Remark, Text as LessonText},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed_or_removed::<Tutor>
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Reason>)
        .or_eager(any_match_filter::<Added<LinePlace>>);
    app.add_systems(
        Update,
        (
            opens_with::<LessonPanel, _>(&LESSON, panel).run_if(changed.clone()),
            (say, offer)
                .run_if(changed.or_eager(any_match_filter::<Added<Says>>).pipe(once_all_lies)),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    )
    // The end of the course has a page of its own, which says all of it and leads on.
    .add_systems(OnEnter(Overlay::CourseEnd), show_panel::<false>)
    .add_systems(OnExit(Overlay::CourseEnd), show_panel::<true>)
    // It runs before the same key reaches the lesson as a choice on the board, which may answer a question.
    .add_systems(
        Update,
        lead_by_keys.in_set(Flow::Act).run_if(in_state(Screen::Match)).run_if(on_message::<Action>),
    );
}

/// Whether something has changed since the last time, and every piece lies still. What is said about a move is said once
/// it can be seen.
fn once_all_lies(
    In(has_changed): In<bool>,
    moving: Query<(), With<Motion>>,
    mut is_owed: Local<bool>,
) -> bool {
    *is_owed |= has_changed;
    moving.is_empty() && std::mem::take(&mut *is_owed)
}

/// The panel.
#[derive(Component, Clone, Copy, Debug)]
pub struct LessonPanel;

fn show_panel<const IS_SHOWN: bool>(mut panels: Query<&mut Visibility, With<LessonPanel>>) {
    for mut visibility in &mut panels {
        visibility.set_if_neq(shows(IS_SHOWN));
    }
}

/// The part of the panel that scrolls: what the lesson says.
#[derive(Component, Clone, Copy, Debug)]
struct Saying;

/// A line of text in the panel.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    /// Which lesson it is, and how far the learner is.
    Where,
    /// What the lesson says.
    Text,
    /// What it says about a wrong try, or a hint.
    Aside,
}

/// A button of the panel.
#[derive(Component, Clone, Copy)]
struct LeadButton(&'static LessonButton);

/// The place of a button, which goes with it.
#[derive(Component, Clone, Copy)]
struct ShownIf(&'static LessonButton);

/// Enter leads on while there is nothing to choose on the board, and the key for a hint asks the lesson.
fn lead_by_keys(
    tutor: Option<Res<Tutor>>,
    lessons: Res<Lessons>,
    mut actions: MessageReader<Action>,
    mut leads: MessageWriter<Lead>,
) {
    let Some(tutor) = tutor else { return actions.clear() };
    for action in actions.read() {
        let lead = match (action, tutor.runner().awaits()) {
            (Action::Choose, Awaits::GoOn | Awaits::TryAgain) => Lead::GoOn,
            (Action::Choose, _) if tutor.need_not_wait() => Lead::GoOn,
            (Action::Choose, Awaits::End) if lessons.after(tutor.name()).is_some() => {
                Lead::NextLesson
            }
            (Action::Choose, Awaits::End) => Lead::Leave,
            (Action::Hint, Awaits::Play | Awaits::Touch) => Lead::Hint,
            _ => continue,
        };
        leads.write(lead);
    }
}

/// The width of the panel, in ems.
const WIDE: f32 = 46.0;

fn panel(words: &Words) -> impl Bundle + use<> {
    (
        Name::new("lesson"),
        LessonPanel,
        ui::plank(
            WIDE,
            0.5,
            BRASS,
            children![
                ui::scroll_text(0.5, saying()),
                (
                    Node {
                        column_gap: px(2.0 * RHYTHM),
                        row_gap: px(RHYTHM),
                        margin: UiRect::top(px(0.5 * RHYTHM)),
                        flex_shrink: 0.0,
                        ..ui::wraps()
                    },
                    Pickable::IGNORE,
                    children![
                        (
                            // All four in one row of the column, with their names.
                            Node { column_gap: px(0.5 * RHYTHM), ..ui::wraps() },
                            Pickable::IGNORE,
                            buttons(words, ButtonGroup::Ways, drawn),
                        ),
                        (
                            Node { flex_grow: 1e6, ..ui::wraps() },
                            Pickable::IGNORE,
                            buttons(words, ButtonGroup::Help, worded),
                        ),
                        (
                            Node {
                                flex_grow: 1.0,
                                justify_content: JustifyContent::SpaceBetween,
                                column_gap: px(2.0 * RHYTHM),
                                ..ui::wraps()
                            },
                            Pickable::IGNORE,
                            children![
                                (
                                    ui::wraps(),
                                    Pickable::IGNORE,
                                    buttons(words, ButtonGroup::Past, worded),
                                ),
                                (
                                    ways_on(),
                                    Pickable::IGNORE,
                                    buttons(words, ButtonGroup::On, worded)
                                ),
                            ],
                        ),
                    ],
                ),
            ],
        ),
    )
}

/// What the lesson says, still without words.
fn saying() -> impl Bundle {
    (
        Saying,
        children![
            (Says::Where, text("", Letters::Small, SOFT_INK)),
            (
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(0.5 * RHYTHM),
                    // Room for a remark, so that the board does not move each time one comes.
                    min_height: px(7.0 * RHYTHM),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
                children![
                    (Says::Text, text("", Letters::Heading, INK)),
                    (Says::Aside, text("", Letters::Body, BRASS)),
                ],
            ),
        ],
    )
}

/// A button in words.
fn worded(words: &Words, button: &'static LessonButton) -> impl Bundle + use<> {
    let skin = match button.group {
        ButtonGroup::Ways | ButtonGroup::Help => Skin::Plain,
        ButtonGroup::Past => Skin::Quiet,
        ButtonGroup::On => Skin::Primary,
    };
    ui::button(skin, words.say(button.said))
}

/// A button with an icon, and with a short name where there is room.
fn drawn(words: &Words, button: &'static LessonButton) -> impl Bundle + use<> {
    let (short, strokes) = face_of(button);
    panel_way(words.say(button.said), words.say(short), strokes)
}

/// The short name of such a button, and its icon.
fn face_of(button: &LessonButton) -> (&'static str, &'static [Stroke]) {
    match button.lead {
        Lead::Back => (button.said, icon::BACK),
        Lead::Again => ("button-lesson-again", icon::AGAIN),
        Lead::TakeBack => ("button-lesson-take-back", icon::strokes(Action::TakeBackPart)),
        _ => (button.said, icon::strokes(Action::Pause)),
    }
}

/// The buttons of a group, each in its place.
fn buttons<Face: Bundle>(
    words: &Words,
    group: ButtonGroup,
    face: fn(&Words, &'static LessonButton) -> Face,
) -> impl Bundle + use<Face> {
    let of_group: Vec<_> = BUTTONS
        .iter()
        .filter(|button| button.group == group)
        .map(|button| {
            let place = if group == ButtonGroup::On { ui::only_cell() } else { Node::default() };
            (
                ShownIf(button),
                Node { display: Display::None, ..place },
                Visibility::default(),
                Pickable::IGNORE,
                children![(LeadButton(button), face(words, button), ui::sends(button.lead))],
            )
        })
        .collect();
    Children::spawn(SpawnIter(of_group.into_iter()))
}

/// The lesson's own text, in the player's language.
pub fn said(words: &Words, text: &LessonText) -> String {
    text.said(words.language().tag(), |key| words.say(key))
}

/// What the lesson says now, and what it says besides. It speaks for the rules too, so that only one voice is heard.
pub fn sayings(
    words: &Words,
    (tutor, lessons): (&Tutor, &Lessons),
    referee: &Referee,
    reason: &Reason,
) -> [String; 2] {
    let runner = tutor.runner();
    let text = match runner.awaits() {
        Awaits::End if runner.lesson().ends_course() => words.say("lesson-course-done"),
        Awaits::End if !is_challenge(tutor) => {
            let next = lessons.after(tutor.name()).map(|next| said(words, &next.lesson.title));
            words.say_with("lesson-done", &[("next", &next)])
        }
        Awaits::End if runner.skipped().is_empty() => words.say("lesson-challenge-done"),
        Awaits::End => words.say("lesson-challenge-skipped"),
        awaits => match runner.says(referee.game()) {
            Some(text) => said(words, text),
            None if runner.is_under_way() => words.say("lesson-win-now"),
            None if awaits == Awaits::GoOn && runner.has_shown() => words.say("lesson-shown"),
            None if awaits == Awaits::GoOn => words.say("lesson-right"),
            None => String::new(),
        },
    };
    let plays = matches!(runner.awaits(), Awaits::Play | Awaits::Match);
    let refused = reason.given().filter(|_| plays);
    let aside = match (runner.remark(), refused, runner.hint()) {
        (Some(Remark::Said(text)), ..) => said(words, &text),
        (Some(Remark::General(verdict)), ..) => words.tell(&verdict),
        // Of the second part of a turn, the lesson may not have told yet.
        (None, Some(given), _) if runner.asks_for_slide() && given.is_of_second_part() => {
            words.say("lesson-only-slide")
        }
        (None, Some(given), _) => given.said(words),
        (None, None, Some(hint)) => said(words, hint),
        // It was told before the lesson came to its end.
        _ if runner.awaits() == Awaits::End => String::new(),
        (None, None, None) if runner.warns(referee.position()) => {
            let can_win = runner.can_win(referee.position());
            words.say(if can_win { "lesson-careful-but-wins" } else { "lesson-careful" })
        }
        (None, None, None) => {
            // Why the learner's match was won or lost.
            let point = tutor.turning_point(referee);
            point.map_or_else(String::new, |point| referee.tell_story(words, point))
        }
    };
    [text, aside]
}

fn say(
    tutor: If<Res<Tutor>>,
    (lessons, referee): (Res<Lessons>, Res<Referee>),
    (reason, speaker): (Res<Reason>, Res<Speaker>),
    mut lines: Query<(&Says, &mut Text, &mut Node)>,
    mut areas: Query<&mut ScrollPosition, With<Saying>>,
) {
    let words = &speaker.0;
    let (stop, stops) = tutor.runner().progress();
    let title = said(words, &tutor.runner().lesson().title);
    let fields: [(&str, &dyn crate::words::Tellable); 3] =
        [("lesson", &title), ("step", &(stop + 1).min(stops)), ("steps", &stops)];
    let [text, aside] = sayings(words, (&tutor, &lessons), &referee, &reason);
    for (says, mut line, node) in &mut lines {
        let wanted = match says {
            Says::Where => words.say_with("lesson-where", &fields),
            Says::Text => text.clone(),
            Says::Aside => aside.clone(),
        };
        show_or_hide(node, !wanted.is_empty());
        // New text is shown from its beginning.
        if line.set_if_neq(Text(wanted)) && *says != Says::Where {
            areas.iter_mut().for_each(|mut at| at.0 = Vec2::ZERO);
        }
    }
}

/// Shows the buttons that lead somewhere now.
fn offer(
    tutor: If<Res<Tutor>>,
    (lessons, referee): (Res<Lessons>, Res<Referee>),
    mut places: Query<(&ShownIf, &mut Node, &mut Visibility)>,
    buttons: Query<(Entity, &LeadButton, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (ShownIf(button), node, mut visibility) in &mut places {
        show_or_hide(node, (button.has_room)(&tutor));
        visibility.set_if_neq(shows((button.is_there)(&tutor, &lessons)));
    }
    for (entity, LeadButton(button), is_disabled) in &buttons {
        let is_enabled = (button.can_be_pressed)(&tutor, &referee);
        ui::enable(&mut commands, entity, is_disabled, is_enabled);
    }
}
