//! The keyboard and the gamepad: the cursor on the board, and what the other keys do.

use bevy::{
    picking::pointer::{PointerAction, PointerInput},
    prelude::*,
};

use super::{
    ShelfAsk, ShelfBase, ShelfHand, ShelfMatch, ShelfSay, ShelfStand, ShelfTable, ShelfThings,
};
use crate::game::{
    common::{Flow, Go, Overlay},
    input::{Action, OtherGesture, OtherThing},
    keeping::Settings,
    stage::CurrentView,
    table::Inviting,
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShelfCursor>().add_systems(
        Update,
        hide.run_if(on_message::<PointerInput>)
            .in_set(Flow::Act)
            .run_if(resource_exists::<State<ShelfTable>>),
    );
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfThings>(app: &mut App) {
    app.add_systems(
        Update,
        (walk::<R>, perform::<R>)
            .chain()
            .after(hide)
            .in_set(Flow::Act)
            .run_if(in_state(ShelfTable(R::GAME)))
            .run_if(on_message::<Action>),
    )
    .add_systems(
        Update,
        invite::<R>.in_set(Flow::Mark).run_if(in_state(ShelfTable(R::GAME))).run_if(
            resource_changed::<ShelfStand<R>>
                .or_eager(resource_changed::<ShelfHand<R::Refusal>>)
                .or_eager(any_match_filter::<Added<ShelfBase>>),
        ),
    );
}

/// The cursor of the keyboard and the gamepad. It appears when the player uses a key, and goes when they use the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShelfCursor {
    at: Option<u32>,
    is_shown: bool,
}

impl ShelfCursor {
    /// The thing it is on, while it is shown.
    pub fn shown_at(self) -> Option<u32> {
        self.at.filter(|_| self.is_shown)
    }
}

/// A pointer that rests hides nothing, whatever comes to lie below it.
fn hide(mut inputs: MessageReader<PointerInput>, mut cursor: ResMut<ShelfCursor>) {
    let is_used = |input: &PointerInput| match input.action {
        PointerAction::Press(_) => true,
        PointerAction::Move { delta } => delta != Vec2::ZERO,
        _ => false,
    };
    if inputs.read().any(is_used) && cursor.is_shown {
        cursor.is_shown = false;
    }
}

/// Marks the things that can be chosen now, so that Tab goes there.
fn invite<R: ShelfMatch>(
    (stand, hand): (Res<ShelfStand<R>>, Res<ShelfHand<R::Refusal>>),
    bases: Query<(Entity, &OtherThing, Has<Inviting>), With<ShelfBase>>,
    mut commands: Commands,
) {
    let inviting = stand.inviting(hand.held);
    for (entity, thing, was_inviting) in &bases {
        match (inviting.contains(&thing.0), was_inviting) {
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
fn meant<R: ShelfMatch>(action: Action, stand: &ShelfStand<R>, cursor: ShelfCursor) -> Action {
    if cursor.is_shown || stand.occasion().is_played() {
        return action;
    }
    let meaning = WHILE_WATCHED.iter().find(|(plain, _)| *plain == action);
    meaning.map_or(action, |(_, meant)| *meant)
}

fn walk<R: ShelfThings>(
    (stand, hand): (Res<ShelfStand<R>>, Res<ShelfHand<R::Refusal>>),
    views: Query<&CurrentView>,
    mut cursor: ResMut<ShelfCursor>,
    mut actions: MessageReader<Action>,
    mut gestures: MessageWriter<OtherGesture>,
) {
    let stops = stand.shown().stops();
    let has = |at: &u32| stops.iter().any(|(stop, _)| stop == at);
    let yaw = views.iter().next().map_or(0.0, CurrentView::yaw);
    for action in actions.read() {
        let action = meant(*action, &stand, *cursor);
        let at = cursor.at.filter(has).or(hand.held).unwrap_or_else(|| stand.shown().first_stop());
        let next = match action {
            Action::Up => next_to(&stops, at, yaw, Vec2::Y),
            Action::Down => next_to(&stops, at, yaw, Vec2::NEG_Y),
            Action::Left => next_to(&stops, at, yaw, Vec2::NEG_X),
            Action::Right => next_to(&stops, at, yaw, Vec2::X),
            Action::Next => cycled(&stops, &stand.inviting(hand.held), at, 1),
            Action::Previous => cycled(&stops, &stand.inviting(hand.held), at, -1),
            Action::Choose if cursor.is_shown => {
                gestures.write(OtherGesture::Choose(at));
                at
            }
            Action::Choose => at,
            _ => continue,
        };
        // The first arrow only shows the cursor.
        let is_step = matches!(action, Action::Up | Action::Down | Action::Left | Action::Right);
        let to = if is_step && !cursor.is_shown { at } else { next };
        cursor.set_if_neq(ShelfCursor { at: Some(to), is_shown: true });
    }
}

/// The nearest stop in a direction on the screen, or this one at the edge. One that lies straight ahead counts as nearer.
fn next_to(stops: &[(u32, Vec3)], at: u32, yaw: f32, way: Vec2) -> u32 {
    let turned = Quat::from_rotation_y(yaw) * Vec3::new(way.x, 0.0, -way.y);
    let Some((_, here)) = stops.iter().find(|(stop, _)| *stop == at) else { return at };
    let cost = |place: &Vec3| {
        let by = *place - here;
        let along = by.dot(turned);
        let across = (by - turned * along).length();
        (along > 0.1 && across < 1.1 * along).then_some(along + 0.9 * across)
    };
    let ahead = stops.iter().filter_map(|(stop, place)| Some((cost(place)?, *stop)));
    ahead.min_by(|(a, _), (b, _)| a.total_cmp(b)).map_or(at, |(_, stop)| stop)
}

/// The next of those that invite after the one where the cursor is, or the one before, in the order of the stops.
fn cycled(stops: &[(u32, Vec3)], inviting: &[u32], at: u32, by: isize) -> u32 {
    let all = || stops.iter().map(|(stop, _)| *stop);
    let wanted: Vec<u32> = all().filter(|stop| inviting.contains(stop)).collect();
    let count = wanted.len().cast_signed();
    if count == 0 {
        return at;
    }
    let here = wanted.iter().position(|stop| *stop == at).map(usize::cast_signed);
    let next = if let Some(here) = here {
        (here + by).rem_euclid(count)
    } else {
        let after = all().skip_while(|stop| *stop != at).find(|stop| wanted.contains(stop));
        let after = after.and_then(|after| wanted.iter().position(|stop| *stop == after));
        after.map_or(0, usize::cast_signed)
    };
    wanted[next.unsigned_abs() % wanted.len()]
}

/// What opens over the table. Escape opens the pause too, once nothing is held.
const OPENS: [(Action, Overlay); 4] = [
    (Action::Back, Overlay::OtherPause),
    (Action::Pause, Overlay::OtherPause),
    (Action::Rules, Overlay::OtherRules),
    (Action::Controls, Overlay::Controls),
];

/// What is said when it is asked for.
const SAYS: [(Action, ShelfSay); 3] = [
    (Action::TellPieces, ShelfSay::All),
    (Action::TellAround, ShelfSay::Around),
    (Action::Resign, ShelfSay::AsksToResign),
];

/// What the other keys and the buttons do. The camera follows some of them by itself.
fn perform<R: ShelfMatch>(
    stand: Res<ShelfStand<R>>,
    (mut hand, mut cursor): (ResMut<ShelfHand<R::Refusal>>, ResMut<ShelfCursor>),
    mut settings: ResMut<Settings>,
    mut actions: MessageReader<Action>,
    mut asks: MessageWriter<ShelfAsk>,
    mut says: MessageWriter<ShelfSay>,
    mut goes: MessageWriter<Go>,
) {
    for action in actions.read() {
        let action = meant(*action, &stand, *cursor);
        if let Some(ask) = asked_by(action, &stand) {
            asks.write(ask);
            continue;
        }
        match action {
            Action::Back if *hand != ShelfHand::default() => *hand = ShelfHand::default(),
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
fn asked_by<R: ShelfMatch>(action: Action, stand: &ShelfStand<R>) -> Option<ShelfAsk> {
    let (now, last) = (stand.shown().steps(), stand.record().steps());
    match action {
        Action::TakeBackPart | Action::TakeBackTurn => Some(ShelfAsk::TakeBack),
        Action::PlayFromHere => Some(ShelfAsk::PlayFromHere),
        Action::ToStart => Some(ShelfAsk::Look(0)),
        Action::TurnBack | Action::PartBack => Some(ShelfAsk::Look(now.saturating_sub(1))),
        Action::TurnForward | Action::PartForward => Some(ShelfAsk::Look((now + 1).min(last))),
        Action::ToEnd => Some(ShelfAsk::Look(last)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use bevy::picking::pointer::{Location, PointerId};

    use super::*;
    use crate::game::input::OtherPointed;

    #[test]
    fn only_a_pointer_that_moves_hides_the_cursor() {
        let mut app = App::new();
        app.add_message::<PointerInput>()
            .init_resource::<OtherPointed>()
            .insert_resource(ShelfCursor { at: Some(3), is_shown: true })
            .add_systems(Update, hide.run_if(on_message::<PointerInput>));
        let target = bevy::camera::NormalizedRenderTarget::None { width: 1, height: 1 };
        let location = Location { target, position: Vec2::ZERO };
        let mut is_shown_after = |delta: Vec2| {
            let action = PointerAction::Move { delta };
            let input = PointerInput::new(PointerId::Mouse, location.clone(), action);
            let world = app.world_mut();
            // Something rises below the pointer.
            world.resource_mut::<OtherPointed>().0 = Some(7);
            world.write_message(input);
            app.update();
            app.world().resource::<ShelfCursor>().is_shown
        };
        assert!(is_shown_after(Vec2::ZERO));
        assert!(!is_shown_after(Vec2::X));
    }
}
