//! What was said to somebody far away who is not here: it waits, and can be sent as a letter meanwhile. The pause offers
//! the letter too.

use bevy::{clipboard::Clipboard, prelude::*};

use super::{line_place::LinePlace, slip::slip};
use crate::{
    far::{agreement::FarStage, letter::FarLetter},
    game::{
        common::{Flow, Go, Notice, Screen, Speaker, copied},
        players::{FarAway, other_called},
        ui::{self, Skin, palette::EDGE},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CopyOpenLetter>().add_systems(
        Update,
        (
            show.run_if(in_state(Screen::Match))
                .run_if(resource_changed::<FarAway>.or_eager(any_match_filter::<Added<LinePlace>>)),
            copy.run_if(on_message::<CopyOpenLetter>).run_if(resource_exists::<Speaker>),
        )
            .in_set(Flow::Tell),
    );
}

/// The panel that says what waits.
#[derive(Component, Clone, Copy, Debug)]
struct FarUnsent;

/// Copies the letter of the match that is open.
#[derive(Message, Clone, Copy, Debug)]
struct CopyOpenLetter;

/// Shows the panel while a turn waits to be sent. What ends a match is told with the result.
fn show(
    (away, speaker): (Res<FarAway>, Res<Speaker>),
    shown: Query<Entity, With<FarUnsent>>,
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    let is_playing = away.standing().is_some_and(|is| is.stage == FarStage::Playing);
    let waiting = away.open().filter(|_| is_playing && away.holds_unsent());
    match (waiting, shown.is_empty()) {
        (Some(far), true) => {
            let words = &speaker.0;
            let name = other_called(words, far);
            let said = words.say_with("far-unsent", &[("name", &name)]);
            let copies =
                (ui::button(Skin::Plain, words.say("far-letter-copy")), ui::sends(CopyOpenLetter));
            let new = commands
                .spawn((Name::new("not sent yet"), FarUnsent, slip(EDGE, said, children![copies])))
                .id();
            commands.entity(*place).insert_child(0, new);
        }
        (None, false) => shown.iter().for_each(|panel| commands.entity(panel).despawn()),
        _ => {}
    }
}

/// The button of the pause that copies the letter, and leads back to the table. `None` if the other side lacks nothing.
pub fn letter_button(words: &Words, away: &FarAway) -> Option<impl Bundle + use<>> {
    let waits = away.open().filter(|_| away.holds_unsent())?;
    FarLetter::of(waits.driver.log())?;
    Some((
        ui::button(Skin::Plain, words.say("far-letter-copy")),
        ui::sends(CopyOpenLetter),
        ui::sends(Go::Table),
    ))
}

fn copy(
    (away, speaker): (Res<FarAway>, Res<Speaker>),
    mut clipboard: Option<ResMut<Clipboard>>,
    mut copies: MessageReader<CopyOpenLetter>,
    mut notices: MessageWriter<Notice>,
) {
    copies.clear();
    let Some(far) = away.open() else { return };
    let words = &speaker.0;
    let text = FarLetter::of(far.driver.log()).map(|letter| letter.to_string());
    let said = match copied(words, text, clipboard.as_deref_mut()) {
        Ok(()) => words.say_with("far-letter-on-table", &[("name", &other_called(words, far))]),
        Err(why) => why,
    };
    notices.write(Notice::Told(said));
}
