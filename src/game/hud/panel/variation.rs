//! The buttons for variations: they lead back to the match, remove the variation or keep all of them, and bring back
//! what was removed. They have their place in the panel of the match, so that the board does not move. Each keeps its
//! own place there, so that none comes to lie where a hand aims at another.

use bevy::{prelude::*, ui::InteractionDisabled};

use crate::{
    game::{
        common::{Flow, Screen},
        input::Action,
        players::{KeepLines, Watched},
        referee::Referee,
        ui::{self, Skin},
    },
    record::Lines,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed_or_removed::<Watched>)
        .or_eager(any_match_filter::<Added<VariationButtons>>);
    app.add_systems(
        Update,
        show.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(changed),
    );
}

/// The buttons. They show while a variation is on the table, and where one was removed.
#[derive(Component, Clone, Copy, Debug)]
struct VariationButtons;

/// One of the buttons.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Leave,
    Remove,
    Keep,
    BringBack,
}

pub fn buttons(words: &Words) -> impl Bundle + use<> {
    let plain = |does, said: &str| (does, ui::button(Skin::Plain, words.say(said)));
    (
        VariationButtons,
        Node {
            display: Display::None,
            // Text beside them may grow upwards.
            align_self: AlignSelf::End,
            ..ui::wraps()
        },
        Pickable::IGNORE,
        children![
            (
                Does::Leave,
                ui::button(Skin::Primary, words.tell(&Action::BackToMatch)),
                ui::sends(Action::BackToMatch),
            ),
            (plain(Does::Remove, "line-remove"), ui::sends(Action::RemoveLine)),
            // It lies elsewhere, so that a double click on the button that removes does not press it too.
            (plain(Does::BringBack, "line-bring-back"), ui::sends(Action::Redo)),
            (plain(Does::Keep, "line-keep"), ui::sends(KeepLines)),
        ],
    )
}

fn show(
    referee: Res<Referee>,
    watched: If<Res<Watched>>,
    mut places: Query<&mut Node, With<VariationButtons>>,
    buttons: Query<(Entity, &Does, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let is_in_line = referee.variation_after().is_some();
    let has_removed_here = referee.lines().is_some_and(Lines::has_removed_here);
    let display = if is_in_line || has_removed_here { Display::Flex } else { Display::None };
    for mut node in &mut places {
        if node.display != display {
            node.display = display;
        }
    }
    for (entity, does, is_disabled) in &buttons {
        let is_enabled = match does {
            Does::Leave | Does::Remove => is_in_line,
            Does::Keep => !watched.are_lines_kept(&referee),
            Does::BringBack => referee.can_redo(),
        };
        ui::enable(&mut commands, entity, is_disabled, is_enabled);
    }
}
