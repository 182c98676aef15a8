//! What was said to somebody far away who is not here: it waits, and can be sent as a letter meanwhile. The menu offers
//! the letter too.

use bevy::{clipboard::Clipboard, prelude::*};

use super::{line_place::LinePlace, slip::slip};
use crate::{
    far::{
        agreement::{ChainTip, Digest, FarStage},
        letter::FarLetter,
    },
    game::{
        common::{Flow, Go, Notice, Screen, Speaker, copied},
        players::{FarAway, other_called},
        ui::{self, Skin, palette::EDGE},
    },
    home::FarMatch,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CopiedLetter>().add_message::<CopyOpenLetter>().add_systems(
        Update,
        (
            show.run_if(in_state(Screen::Match)).run_if(
                resource_changed::<FarAway>
                    .or_eager(resource_changed::<CopiedLetter>)
                    .or_eager(any_match_filter::<Added<LinePlace>>),
            ),
            copy.run_if(on_message::<CopyOpenLetter>).run_if(resource_exists::<Speaker>),
        )
            .in_set(Flow::Tell),
    );
}

/// The panel that says what waits, and whether its letter was copied.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct FarUnsent {
    is_copied: bool,
}

/// The last letter that was copied from the table: its match, and what it ends with.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct CopiedLetter(Option<(Digest, ChainTip)>);

impl CopiedLetter {
    /// The letter of a match as it stands.
    fn of(far: &FarMatch) -> CopiedLetter {
        let log = far.driver.log();
        CopiedLetter(Some((log.id(), log.tip(log.keeper()))))
    }
}

/// Copies the letter of the match that is open.
#[derive(Message, Clone, Copy, Debug)]
struct CopyOpenLetter;

/// Shows the panel while a turn waits to be sent. What ends a match is told with the result.
fn show(
    (away, speaker): (Res<FarAway>, Res<Speaker>),
    copied: Res<CopiedLetter>,
    shown: Query<(Entity, &FarUnsent)>,
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    let is_playing = away.standing().is_some_and(|is| is.stage == FarStage::Playing);
    let waiting = away.open().filter(|_| is_playing && away.holds_unsent());
    let wanted = waiting.map(|far| FarUnsent { is_copied: *copied == CopiedLetter::of(far) });
    for (panel, _) in shown.iter().filter(|(_, shown)| Some(**shown) != wanted) {
        commands.entity(panel).despawn();
    }
    let is_new = |wanted: &FarUnsent| shown.iter().all(|(_, shown)| shown != wanted);
    if let Some((far, wanted)) = waiting.zip(wanted.filter(is_new)) {
        let words = &speaker.0;
        let (said, label) = if wanted.is_copied {
            ("far-letter-sent", "far-letter-again")
        } else {
            ("far-unsent", "far-letter-copy")
        };
        let said = words.say_with(said, &[("name", &other_called(words, far))]);
        let button = (ui::button(Skin::Plain, words.say(label)), ui::sends(CopyOpenLetter));
        let panel = slip(EDGE, said, children![button]);
        let new = commands.spawn((Name::new("not sent yet"), wanted, panel)).id();
        commands.entity(*place).insert_child(0, new);
    }
}

/// The button of the menu that copies the letter, and leads back to the table. `None` if the other side is here, or lacks
/// nothing.
pub fn letter_button(words: &Words, away: &FarAway) -> Option<impl Bundle + use<>> {
    let waits = away.standing().is_some_and(|is| !is.is_here && is.unacknowledged > 0);
    let log = away.open().filter(|_| waits)?.driver.log();
    FarLetter::of(log).filter(|_| !log.is_amid_turn())?;
    Some((
        ui::button(Skin::Plain, words.say("far-letter-copy")),
        ui::sends(CopyOpenLetter),
        ui::sends(Go::Table),
    ))
}

fn copy(
    (away, speaker): (Res<FarAway>, Res<Speaker>),
    mut clipboard: Option<ResMut<Clipboard>>,
    mut copied_letter: ResMut<CopiedLetter>,
    mut copies: MessageReader<CopyOpenLetter>,
    mut notices: MessageWriter<Notice>,
) {
    copies.clear();
    let Some(far) = away.open() else { return };
    let words = &speaker.0;
    let text = FarLetter::of(far.driver.log()).map(|letter| letter.to_string());
    match copied(words, text, clipboard.as_deref_mut()) {
        Ok(()) => {
            *copied_letter = CopiedLetter::of(far);
            let name = other_called(words, far);
            let said = words.say_with("far-letter-on-table", &[("name", &name)]);
            notices.write(Notice::Told(said));
        }
        Err(why) => drop(notices.write(Notice::Told(why))),
    }
}
