//! The letter of the match on the table, which the pause offers while the other side is away.

use bevy::{clipboard::Clipboard, prelude::*};

use super::copied;
use crate::{
    far::letter::FarLetter,
    game::{
        common::{Flow, Go, Notice, Speaker},
        players::{FarAway, other_called},
        ui::{self, Skin},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CopyOpenLetter>().add_systems(
        Update,
        copy.in_set(Flow::Tell)
            .run_if(on_message::<CopyOpenLetter>)
            .run_if(resource_exists::<Speaker>),
    );
}

/// Copies the letter of the match that is open.
#[derive(Message, Clone, Copy, Debug)]
struct CopyOpenLetter;

/// The button that copies it, and leads back to the table. `None` if the other side is here, or lacks nothing.
pub(in crate::game::screen) fn letter_button(
    words: &Words,
    away: &FarAway,
) -> Option<impl Bundle + use<>> {
    let waits = away.standing().is_some_and(|is| !is.is_here && is.unacknowledged > 0);
    FarLetter::of(away.open().filter(|_| waits)?.driver.log())?;
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
