//! The field in which a turn is typed, in the game's notation. It lies beside the board, whose discs show their
//! names meanwhile. A turn that cannot be played stays there to be mended, with the reason below it.

use bevy::{
    input::keyboard::KeyboardInput,
    input_focus::{FocusCause, FocusedInput, InputFocus, InputFocusVisible},
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::line_place::LinePlace;
use crate::{
    game::{
        common::{Flow, Notice, Overlay, Speaker},
        hud::{AtTable, say::NewsLine},
        input::{Action, Cursor, Mistyped, Typed, Typing, how_to_type},
        referee::{Ask, Asker, Done, Referee, Refused},
        ui::{
            self, BoardStop, Dismiss, Letters, Modal, Skin, Tie,
            palette::{BRASS, INK},
            ties,
        },
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CloseTyping>()
        .add_plugins(ties::<Typing>)
        .add_systems(
            Update,
            (
                open.run_if(on_message::<Action>),
                hear.run_if(any_with_component::<TypingPanel>),
                close.run_if(on_message::<CloseTyping>.or_eager(state_changed::<Overlay>)),
            )
                .chain()
                .in_set(Flow::Tell)
                .run_if(in_state(AtTable)),
        )
        .add_systems(OnExit(AtTable), |mut typing: ResMut<Typing>| {
            typing.set_if_neq(Typing::default());
        });
}

/// The panel with the field.
#[derive(Component, Clone, Copy, Debug)]
struct TypingPanel;

/// Closes the field.
#[derive(Message, Clone, Copy, Debug)]
struct CloseTyping;

/// More than the longest turn takes, with spaces.
const LONGEST: usize = 60;

/// The width of the panel, in ems.
const WIDE: f32 = 46.0;

const TEXT: Tie<Typing, String> =
    Tie { get: |typing| typing.text.clone(), set: |typing, text| typing.text = text };

/// Opens the field if a person may play now. Otherwise says why not.
fn open(
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    place: Single<Entity, With<LinePlace>>,
    modals: Query<(), With<Modal>>,
    mut news: Single<&mut NewsLine>,
    mut typing: ResMut<Typing>,
    mut shows: ResMut<InputFocusVisible>,
    mut actions: MessageReader<Action>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let is_asked = actions.read().filter(|action| **action == Action::TypeTurn).count() > 0;
    if !is_asked || !modals.is_empty() {
        return;
    }
    let words = &speaker.0;
    if let Err(why) = referee.may_play(Asker::Hand) {
        notices.write(Notice::Told(words.tell(&why)));
        return;
    }
    // In a small window, the field needs the room.
    news.set_if_neq(NewsLine::default());
    *typing =
        Typing { is_open: true, text: String::new(), said: how_to_type(words, referee.position()) };
    let new = commands.spawn(panel(words)).id();
    commands.entity(*place).insert_child(0, new);
    shows.0 = true;
}

fn panel(words: &Words) -> impl Bundle + use<> {
    let name = words.tell(&Action::TypeTurn);
    let label = name.clone();
    (
        Name::new("typing"),
        TypingPanel,
        DespawnOnExit(AtTable),
        Modal,
        observe(|_: On<Dismiss>, mut close: MessageWriter<CloseTyping>| {
            close.write(CloseTyping);
        }),
        ui::plank(
            WIDE,
            0.75,
            BRASS,
            children![
                (
                    Node { align_items: AlignItems::Center, ..ui::wraps() },
                    Pickable::IGNORE,
                    children![
                        (
                            ui::wide_field(name.clone(), "", TEXT, LONGEST),
                            // A screen reader reads its name again when that changes.
                            ui::says(move |typing: &Typing| format!("{}. {}", label, typing.said)),
                            on_enter(),
                        ),
                        (
                            ui::button(Skin::Primary, words.say("typing-play")),
                            observe(play_pressed),
                        ),
                        (ui::button(Skin::Plain, words.say("screen-back")), ui::sends(CloseTyping),),
                    ],
                ),
                ui::tied_text(|typing: &Typing| typing.said.clone(), Letters::Body, INK),
            ],
        ),
    )
}

/// Makes Enter in the field play what stands there.
fn on_enter() -> impl Bundle {
    observe(
        |input: On<FocusedInput<KeyboardInput>>,
         typing: Res<Typing>,
         typed: MessageWriter<Typed>| {
            let is_enter = matches!(input.input.key_code, KeyCode::Enter | KeyCode::NumpadEnter);
            if is_enter && input.input.state.is_pressed() && !input.input.repeat {
                send(&typing, typed);
            }
        },
    )
}

fn play_pressed(_: On<Activate>, typing: Res<Typing>, typed: MessageWriter<Typed>) {
    send(&typing, typed);
}

/// Sends what stands in the field, unless it is empty.
fn send(typing: &Typing, mut typed: MessageWriter<Typed>) {
    if !typing.text.trim().is_empty() {
        typed.write(Typed(typing.text.clone()));
    }
}

/// Says why a typed turn is not played. Once something is played, the field has done its work.
fn hear(
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    mut done: MessageReader<Done>,
    mut refused: MessageReader<Refused>,
    mut mistyped: MessageReader<Mistyped>,
    mut typing: ResMut<Typing>,
    mut cursor: ResMut<Cursor>,
    mut closes: MessageWriter<CloseTyping>,
) {
    let words = &speaker.0;
    let tries = refused.read().filter(|refused| refused.is_persons() && refused.is_try());
    let said = tries.map(|refused| words.tell(&refused.why));
    if let Some(said) = mistyped.read().map(|Mistyped(said)| said.clone()).chain(said).last() {
        typing.said = said;
    }
    for Done { request, .. } in done.read() {
        let is_new = matches!(request.ask, Ask::Begin(_));
        let is_play = request.ask.is_play() && request.by == Asker::Hand;
        if is_play {
            // The board says what was played, not what lies under the cursor.
            let hidden = cursor.hidden();
            cursor.set_if_neq(hidden);
        }
        if is_new || is_play {
            closes.write(CloseTyping);
        } else if request.ask.is_change() {
            typing.said = how_to_type(words, referee.position());
        }
    }
    // The lesson may have got the turn that it asked for.
    if referee.is_changed() && referee.may_play(Asker::Hand).is_err() {
        closes.write(CloseTyping);
    }
}

/// Closes the field. The keyboard goes back to the board.
fn close(
    panels: Query<Entity, With<TypingPanel>>,
    board: Single<Entity, With<BoardStop>>,
    mut typing: ResMut<Typing>,
    mut closes: MessageReader<CloseTyping>,
    (mut focus, mut shows): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
    mut commands: Commands,
) {
    closes.clear();
    for panel in &panels {
        commands.entity(panel).despawn();
        typing.is_open = false;
        focus.set(*board, FocusCause::Navigated);
        shows.0 = false;
    }
}
