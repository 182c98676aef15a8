//! The ways between screens, and back.

use bevy::prelude::*;

use super::{Screen, Sheet};
use crate::game::{Flow, LeaveMatch, MatchReady};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beneath>()
        .add_message::<Go>()
        .add_systems(
            Update,
            (go.run_if(on_message::<Go>), arrive.run_if(on_message::<MatchReady>))
                .chain()
                .in_set(Flow::Tell),
        )
        .add_systems(OnEnter(Sheet::None), forget);
}

/// Somebody wants to be elsewhere.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To a new match.
    NewMatch,
    /// To the title. The match that was at the table stays in its slot.
    Title,
    /// To the table, with nothing over it.
    Table,
    /// A sheet is laid over what is there. What it covers comes back when it is left.
    Over(Sheet),
    /// One step back.
    Back,
    /// Out of the game.
    Quit,
}

/// The sheet that the one on top was opened from.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Beneath(Sheet);

/// Where one step back leads to from a screen with nothing over it. At the table, Escape is the hand's.
const BACK: [(Screen, Screen); 1] = [(Screen::NewMatch, Screen::Title)];

fn go(
    mut asked: MessageReader<Go>,
    (screen, sheet): (Res<State<Screen>>, Res<State<Sheet>>),
    mut beneath: ResMut<Beneath>,
    (mut next_screen, mut next_sheet): (ResMut<NextState<Screen>>, ResMut<NextState<Sheet>>),
    mut leaves: MessageWriter<LeaveMatch>,
    mut exits: MessageWriter<AppExit>,
) {
    for go in asked.read() {
        let (to, over) = match *go {
            Go::NewMatch => (Screen::NewMatch, Sheet::None),
            Go::Title => (Screen::Title, Sheet::None),
            Go::Table => (*screen.get(), Sheet::None),
            Go::Over(over) => {
                beneath.0 = *sheet.get();
                (*screen.get(), over)
            }
            Go::Back if *sheet.get() != Sheet::None => {
                (*screen.get(), std::mem::take(&mut beneath.0))
            }
            Go::Back => {
                let back = BACK.iter().find(|(from, _)| from == screen.get());
                (back.map_or(*screen.get(), |(_, to)| *to), Sheet::None)
            }
            Go::Quit => {
                exits.write(AppExit::Success);
                continue;
            }
        };
        if *screen.get() == Screen::Match && to != Screen::Match {
            leaves.write(LeaveMatch);
        }
        NextState::set_if_neq(&mut next_screen, to);
        NextState::set_if_neq(&mut next_sheet, over);
    }
}

/// A match is on the table: everything else is put away.
fn arrive(mut screen: ResMut<NextState<Screen>>, mut sheet: ResMut<NextState<Sheet>>) {
    NextState::set_if_neq(&mut screen, Screen::Match);
    NextState::set_if_neq(&mut sheet, Sheet::None);
}

fn forget(mut beneath: ResMut<Beneath>) {
    beneath.0 = Sheet::None;
}
