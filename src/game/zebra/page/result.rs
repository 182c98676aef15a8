//! The result: how the match ended, and why. It opens once the player has seen the end on the board.

use bevy::{ecs::spawn::SpawnIter, prelude::*, window::RequestRedraw};

use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, ShelfGame, Speaker},
        screen::{Page, open_result},
        table::Motion,
        ui::{self, Letters, Skin, palette::SOFT_INK, text},
        zebra::{ZebraAsk, ZebraDone, ZebraOccasion, ZebraStand, stand::who_plays},
    },
    words::Words,
    zebra::{ZebraEnding, ZebraMatch, ZebraRecord, ZebraSide},
};

const TABLE: Screen = Screen::OtherTable(ShelfGame::Zebra);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpensIn>()
        .add_message::<RematchZebra>()
        .add_systems(OnEnter(Page::Over(Overlay::OtherResult)), open)
        .add_systems(
            Update,
            (
                note_end.run_if(on_message::<ZebraDone>),
                open_later.run_if(in_state(Page::Bare(TABLE))),
                rematch.run_if(on_message::<RematchZebra>),
            )
                .chain()
                .in_set(Flow::Tell),
        );
}

/// How long the end is shown on the board before the result opens, in seconds.
const LASTS: f32 = 1.4;

/// The seconds until the result opens, or `None` if no match has just ended.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct OpensIn(Option<f32>);

/// Begins another match between the same players, with their sides swapped.
#[derive(Message, Clone, Copy, Debug)]
struct RematchZebra;

fn note_end(
    stand: Res<ZebraStand>,
    mut done: MessageReader<ZebraDone>,
    mut opens_in: ResMut<OpensIn>,
) {
    for done in done.read() {
        let may_end = matches!(done, ZebraDone::Played(_) | ZebraDone::Resigned);
        let has_ended = may_end && stand.record().game.ending().is_some();
        opens_in.0 = has_ended.then_some(LASTS);
    }
}

fn open_later(
    time: Res<Time>,
    moving: Query<(), With<Motion>>,
    mut opens_in: ResMut<OpensIn>,
    mut goes: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(left) = opens_in.0 else { return };
    let left = if moving.is_empty() { left - time.delta_secs() } else { left };
    opens_in.0 = (left > 0.0).then_some(left);
    if left > 0.0 {
        redraw.write(RequestRedraw);
    } else {
        goes.write(Go::Over(Overlay::OtherResult));
    }
}

fn open(
    mut commands: Commands,
    (speaker, stand): (Res<Speaker>, Res<ZebraStand>),
    mut opens_in: ResMut<OpensIn>,
    mut goes: MessageWriter<Go>,
    mut asks: MessageWriter<ZebraAsk>,
) {
    // If the player opens it sooner, it does not open again.
    opens_in.0 = None;
    let Some(ending) = stand.record().game.ending() else {
        // A page without anything on it would have no way out.
        goes.write(Go::Table);
        return;
    };
    // Whatever turn is looked at, the result is that of the match.
    asks.write(ZebraAsk::Look(stand.record().game.turns().len()));
    let words = &speaker.0;
    let card = card(words, ending, &stand);
    open_result(&mut commands, Overlay::OtherResult, card);
}

/// The width of the card, in ems.
const WIDE: f32 = 36.0;

/// Who won, told to the only person at the table, or else to both.
fn headline(words: &Words, ending: ZebraEnding, stand: &ZebraStand) -> String {
    let mut persons = ZebraSide::BOTH.into_iter().filter(|side| stand.is_person(*side));
    match (persons.next(), persons.next(), ending.winner()) {
        (Some(person), None, Some(winner)) if person == winner => words.say("result-you-won"),
        (Some(_), None, Some(_)) => words.say("result-you-lost"),
        _ => words.tell(&stand.record().outcome()),
    }
}

fn card(words: &Words, ending: ZebraEnding, stand: &ZebraStand) -> impl Bundle + use<> {
    // Who plays against whom is worth a line only if it says more than the sides' names.
    let has_names = ZebraSide::BOTH
        .into_iter()
        .any(|side| !stand.is_person(side) || !stand.player(side).name.trim().is_empty());
    let players = has_names.then(|| who_plays(words, stand.record()));
    let players = players.map(|players| (text(players, Letters::Small, SOFT_INK),));
    (
        ui::card(WIDE),
        children![
            ui::headline(headline(words, ending, stand)),
            ui::scroll(
                1.0,
                Children::spawn((
                    Spawn((text(words.tell(&ending), Letters::Body, SOFT_INK),)),
                    SpawnIter(players.into_iter()),
                ))
            ),
            (
                ui::row(),
                children![
                    (
                        ui::button(Skin::Primary, words.say("result-rematch")),
                        ui::sends(RematchZebra),
                    ),
                    (ui::button(Skin::Plain, words.say("result-look")), ui::sends(Go::Table)),
                    (ui::button(Skin::Plain, words.say("result-menu")), ui::sends(Go::Title)),
                ],
            ),
        ],
    )
}

fn rematch(stand: Res<ZebraStand>, mut asks: MessageWriter<ZebraAsk>, mut goes: MessageWriter<Go>) {
    let played = stand.record();
    let record = ZebraRecord {
        date: jiff::Timestamp::now(),
        light: played.dark.clone(),
        dark: played.light.clone(),
        game: ZebraMatch::new(played.game.position().size()),
    };
    asks.write(ZebraAsk::Begin(Box::new(record), ZebraOccasion::Played));
    goes.write(Go::Table);
}
