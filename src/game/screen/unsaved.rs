//! Lines on pages that say why something is not saved. They change while the page is open: there may be room on
//! the disk again.

use bevy::prelude::*;

use crate::{
    game::{
        common::{Flow, Notice, Speaker},
        keeping::Keeping,
        ui::{Letters, palette::Tint, text},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        say.in_set(Flow::Tell).run_if(
            resource_exists_and_changed::<Keeping>.or_eager(any_match_filter::<Added<Unsaved>>),
        ),
    );
}

/// What may not be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kept {
    /// The match on the table.
    Match,
    /// The settings.
    Settings,
    /// The progress in the lessons.
    Progress,
}

impl Kept {
    /// Why it is not saved as it is now. `None` if it is.
    fn unsaved(self, words: &Words, keeping: &Keeping) -> Option<String> {
        match self {
            Kept::Match => keeping
                .unsaved_match()
                .map(|reason| words.say_with("match-not-saved", &[("reason", reason)])),
            Kept::Settings => keeping
                .unsaved_settings()
                .map(|reason| words.tell(&Notice::SettingsNotKept(reason.clone()))),
            Kept::Progress => keeping
                .unsaved_progress()
                .map(|reason| words.tell(&Notice::ProgressNotKept(reason.clone()))),
        }
    }
}

/// A line that says why something is not saved.
#[derive(Component, Clone, Debug)]
struct Unsaved {
    of: Kept,
    /// What the line says while it is saved.
    saved: String,
}

/// A line that says why something is not saved, or this as long as it is saved.
pub(super) fn line(of: Kept, saved: String, letters: Letters, ink: Tint) -> impl Bundle {
    (
        Unsaved { of, saved },
        Node { flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![text("", letters, ink)],
    )
}

fn say(
    keeping: Option<Res<Keeping>>,
    speaker: Res<Speaker>,
    mut lines: Query<(&Unsaved, &Children, &mut Node, &ComputedNode)>,
    mut texts: Query<&mut Text>,
) {
    for (Unsaved { of, saved }, children, mut line, computed) in &mut lines {
        let why = keeping.as_ref().and_then(|keeping| of.unsaved(&speaker.0, keeping));
        let said = Text::new(why.as_ref().unwrap_or(saved));
        // The line keeps its room, so that no button moves under a pointer.
        let room = computed.size.y * computed.inverse_scale_factor;
        line.min_height = px(room);
        let has_room = room > 0.0 || !said.is_empty();
        line.display = if has_room { Display::Flex } else { Display::None };
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(said.clone());
            }
        }
    }
}
