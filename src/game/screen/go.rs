//! Moves between screens, and back.

use bevy::prelude::*;

use crate::game::{
    common::{Flow, Go, Overlay, Screen},
    keeping::LeaveMatch,
    referee::{Ask, Done},
    ui::Returning,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beneath>()
        .add_systems(
            Update,
            (go.run_if(on_message::<Go>), show_match.run_if(on_message::<Done>))
                .chain()
                .in_set(Flow::Tell),
        )
        .add_systems(OnEnter(Overlay::None), clear_beneath);
}

/// The overlay from which the open one was opened.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Beneath(Overlay);

/// Where [`Go::Back`] leads from a screen without an overlay. At a table, Escape is an
/// [`Action`](crate::game::input::Action).
fn back_from(screen: Screen) -> Screen {
    match screen {
        Screen::NewMatch
        | Screen::Lessons
        | Screen::Puzzles
        | Screen::Library
        | Screen::FarAway
        | Screen::Shelf => Screen::Title,
        Screen::OtherPage(_) => Screen::Shelf,
        Screen::OtherMatches(game) => Screen::OtherPage(game),
        Screen::Title | Screen::Match | Screen::OtherTable(_) => screen,
    }
}

fn go(
    mut asked: MessageReader<Go>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    mut beneath: ResMut<Beneath>,
    (mut next_screen, mut next_overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
    mut returning: ResMut<Returning>,
    mut leaves: MessageWriter<LeaveMatch>,
    mut exits: MessageWriter<AppExit>,
) {
    for go in asked.read() {
        returning.is = *go == Go::Back;
        let (to, over) = match *go {
            Go::NewMatch => (Screen::NewMatch, Overlay::None),
            Go::Lessons => (Screen::Lessons, Overlay::None),
            Go::Puzzles => (Screen::Puzzles, Overlay::None),
            Go::Library => (Screen::Library, Overlay::None),
            Go::Title => (Screen::Title, Overlay::None),
            Go::Table => (*screen.get(), Overlay::None),
            Go::Open(to) => (to, Overlay::None),
            Go::Over(over) => {
                beneath.0 = *overlay.get();
                (*screen.get(), over)
            }
            Go::Back if *overlay.get() != Overlay::None => {
                (*screen.get(), std::mem::take(&mut beneath.0))
            }
            Go::Back => (back_from(*screen.get()), Overlay::None),
            Go::Quit => {
                exits.write(AppExit::Success);
                continue;
            }
        };
        if *screen.get() == Screen::Match && to != Screen::Match {
            leaves.write(LeaveMatch);
        }
        NextState::set_if_neq(&mut next_screen, to);
        NextState::set_if_neq(&mut next_overlay, over);
    }
}

/// Once another match is on the table, everything that lies over it closes.
fn show_match(
    mut done: MessageReader<Done>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    let opens = |done: &Done| match &done.request.ask {
        Ask::Begin(new) => new.occasion.opens_table,
        _ => false,
    };
    if done.read().any(opens) {
        NextState::set_if_neq(&mut screen, Screen::Match);
        NextState::set_if_neq(&mut overlay, Overlay::None);
    }
}

fn clear_beneath(mut beneath: ResMut<Beneath>) {
    beneath.0 = Overlay::None;
}
