//! The keyboard and the gamepad: the cursor on the board, and what the other keys do.

use bevy::prelude::*;

use super::{
    AtZebra, ZebraAsk, ZebraBase, ZebraHand, ZebraSay, ZebraStand,
    layout::{number_of, place, square_of},
};
use crate::{
    game::{
        common::{Flow, Go, Overlay},
        input::{Action, OtherGesture, OtherPointed},
        keeping::Settings,
        stage::CurrentView,
        table::Inviting,
    },
    zebra::ZebraSquare,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraCursor>()
        .add_systems(
            Update,
            (
                hide.run_if(resource_changed::<OtherPointed>),
                (walk, perform).run_if(on_message::<Action>),
            )
                .chain()
                .in_set(Flow::Act)
                .run_if(in_state(AtZebra)),
        )
        .add_systems(
            Update,
            invite.in_set(Flow::Mark).run_if(in_state(AtZebra)).run_if(
                resource_changed::<ZebraStand>
                    .or_eager(resource_changed::<ZebraHand>)
                    .or_eager(any_match_filter::<Added<ZebraBase>>),
            ),
        );
}

/// The cursor of the keyboard and the gamepad. It appears when the player uses a key, and goes when the mouse points at
/// something.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZebraCursor {
    at: Option<ZebraSquare>,
    is_shown: bool,
}

impl ZebraCursor {
    /// The square it is on, while it is shown.
    pub fn shown_at(self) -> Option<ZebraSquare> {
        self.at.filter(|_| self.is_shown)
    }
}

fn hide(pointed: Res<OtherPointed>, mut cursor: ResMut<ZebraCursor>) {
    if pointed.0.is_some() && cursor.is_shown {
        cursor.is_shown = false;
    }
}

/// The squares that can be chosen now: the towers that can be taken, or those to which the held piece may go.
pub fn inviting(stand: &ZebraStand, hand: ZebraHand) -> Vec<ZebraSquare> {
    if !stand.waits_for_hand() {
        return Vec::new();
    }
    let position = stand.position();
    if let Some(from) = hand.held {
        return position.turns_from(from).map(|turn| turn.to).collect();
    }
    let own = position.towers(position.to_move());
    own.filter(|square| position.check_taking(*square).is_ok()).collect()
}

/// Marks the squares that can be chosen now, so that Tab goes there.
fn invite(
    (stand, hand): (Res<ZebraStand>, Res<ZebraHand>),
    bases: Query<(Entity, &ZebraBase, Has<Inviting>)>,
    mut commands: Commands,
) {
    let inviting = inviting(&stand, *hand);
    for (entity, ZebraBase(square), was_inviting) in &bases {
        match (inviting.contains(square), was_inviting) {
            (true, false) => drop(commands.entity(entity).try_insert(Inviting)),
            (false, true) => drop(commands.entity(entity).try_remove::<Inviting>()),
            _ => {}
        }
    }
}

/// What an action becomes while a kept match is watched, until the cursor is called to the board.
const WHILE_WATCHED: [(Action, Action); 4] = [
    (Action::Left, Action::TurnBack),
    (Action::Right, Action::TurnForward),
    (Action::Up, Action::TurnBack),
    (Action::Down, Action::TurnForward),
];

/// What the player means by a key.
fn meant(action: Action, stand: &ZebraStand, cursor: ZebraCursor) -> Action {
    if cursor.is_shown || stand.occasion().is_played() {
        return action;
    }
    let meaning = WHILE_WATCHED.iter().find(|(plain, _)| *plain == action);
    meaning.map_or(action, |(_, meant)| *meant)
}

fn walk(
    (stand, hand): (Res<ZebraStand>, Res<ZebraHand>),
    views: Query<&CurrentView>,
    mut cursor: ResMut<ZebraCursor>,
    mut actions: MessageReader<Action>,
    mut gestures: MessageWriter<OtherGesture>,
) {
    let size = stand.position().size();
    let yaw = views.iter().next().map_or(0.0, CurrentView::yaw);
    let middle = square_of(size, number_of_middle(size.length()));
    for action in actions.read() {
        let action = meant(*action, &stand, *cursor);
        let at = cursor.at.filter(|at| size.has(*at)).or(hand.held).or(middle);
        let Some(at) = at else { continue };
        let next = match action {
            Action::Up => next_to(&stand, at, yaw, Vec2::Y),
            Action::Down => next_to(&stand, at, yaw, Vec2::NEG_Y),
            Action::Left => next_to(&stand, at, yaw, Vec2::NEG_X),
            Action::Right => next_to(&stand, at, yaw, Vec2::X),
            Action::Next => cycled(&inviting(&stand, *hand), at, 1),
            Action::Previous => cycled(&inviting(&stand, *hand), at, -1),
            Action::Choose if cursor.is_shown => {
                gestures.write(OtherGesture::Choose(number_of(size, at)));
                at
            }
            Action::Choose => at,
            _ => continue,
        };
        // The first arrow only shows the cursor.
        let is_step = matches!(action, Action::Up | Action::Down | Action::Left | Action::Right);
        let to = if is_step && !cursor.is_shown { at } else { next };
        cursor.set_if_neq(ZebraCursor { at: Some(to), is_shown: true });
    }
}

fn number_of_middle(length: u8) -> u32 {
    let length = u32::from(length);
    (length / 2).saturating_sub(1) * length + (length / 2).saturating_sub(1)
}

/// The square beside this one in a direction on the screen, or this one at the edge. Closed squares are stops too: the
/// cursor says that they are closed.
fn next_to(stand: &ZebraStand, at: ZebraSquare, yaw: f32, way: Vec2) -> ZebraSquare {
    let size = stand.position().size();
    let turned = Quat::from_rotation_y(yaw) * Vec3::new(way.x, 0.0, -way.y);
    let here = place(size, at);
    let along = |square: &ZebraSquare| {
        let by = place(size, *square) - here;
        by.normalize_or_zero().dot(turned)
    };
    let beside = size.squares().filter(|square| {
        let (columns, rows) =
            (square.column().abs_diff(at.column()), square.row().abs_diff(at.row()));
        columns + rows == 1
    });
    let best = beside.max_by(|a, b| along(a).total_cmp(&along(b)));
    best.filter(|square| along(square) > 0.7).unwrap_or(at)
}

/// The next of these squares after the one where the cursor is, or the one before.
fn cycled(squares: &[ZebraSquare], at: ZebraSquare, by: isize) -> ZebraSquare {
    let count = squares.len().cast_signed();
    if count == 0 {
        return at;
    }
    let here = squares.iter().position(|square| *square == at).map(usize::cast_signed);
    let next = match here {
        Some(here) => (here + by).rem_euclid(count),
        None => squares.iter().position(|square| *square > at).map_or(0, usize::cast_signed),
    };
    squares[next.unsigned_abs() % squares.len()]
}

/// What opens over the table. Escape opens the pause too, once nothing is held.
const OPENS: [(Action, Overlay); 4] = [
    (Action::Back, Overlay::OtherPause),
    (Action::Pause, Overlay::OtherPause),
    (Action::Rules, Overlay::OtherRules),
    (Action::Controls, Overlay::Controls),
];

/// What is said when it is asked for.
const SAYS: [(Action, ZebraSay); 3] = [
    (Action::TellPieces, ZebraSay::Towers),
    (Action::TellAround, ZebraSay::Around),
    (Action::Resign, ZebraSay::AsksToResign),
];

/// What the other keys and the buttons do. The camera follows some of them by itself.
fn perform(
    stand: Res<ZebraStand>,
    (mut hand, mut cursor): (ResMut<ZebraHand>, ResMut<ZebraCursor>),
    mut settings: ResMut<Settings>,
    mut actions: MessageReader<Action>,
    mut asks: MessageWriter<ZebraAsk>,
    mut says: MessageWriter<ZebraSay>,
    mut goes: MessageWriter<Go>,
) {
    for action in actions.read() {
        let action = meant(*action, &stand, *cursor);
        if let Some(ask) = asked_by(action, &stand) {
            asks.write(ask);
            continue;
        }
        match action {
            Action::Back if *hand != ZebraHand::default() => *hand = ZebraHand::default(),
            Action::Back if cursor.is_shown && !stand.occasion().is_played() => {
                cursor.is_shown = false;
            }
            Action::Coordinates => settings.coordinates = !settings.coordinates,
            Action::Resign if stand.due().is_none() => {}
            _ => {
                let opens = OPENS.iter().find(|(asks, _)| *asks == action);
                goes.write_batch(opens.map(|(_, overlay)| Go::Over(*overlay)));
                let said = SAYS.iter().find(|(asks, _)| *asks == action);
                says.write_batch(said.map(|(_, say)| say.clone()));
            }
        }
    }
}

/// What an action asks for.
fn asked_by(action: Action, stand: &ZebraStand) -> Option<ZebraAsk> {
    let (now, last) = (stand.game().turns().len(), stand.record().game.turns().len());
    match action {
        Action::TakeBackPart | Action::TakeBackTurn => Some(ZebraAsk::TakeBack),
        Action::ToStart => Some(ZebraAsk::Look(0)),
        Action::TurnBack | Action::PartBack => Some(ZebraAsk::Look(now.saturating_sub(1))),
        Action::TurnForward | Action::PartForward => Some(ZebraAsk::Look((now + 1).min(last))),
        Action::ToEnd => Some(ZebraAsk::Look(last)),
        _ => None,
    }
}
