//! The bubble that says why the last try was refused, beside what was tried.

use bevy::prelude::*;

use super::bubble::{self, Bubble, bubble};
use crate::game::{
    common::{Flow, Screen, Speaker},
    hud::AtTable,
    input::Typing,
    players::Advised,
    referee::Referee,
    stage::View,
    table::{At, DISC_HEIGHT, Hand, Layout, Reason, Token},
    ui::{Letters, palette::BRASS},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AtTable), set_up).add_systems(
        Update,
        (say_why.run_if(resource_changed::<Reason>), follow_thing)
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The bubble that says why a try was refused.
#[derive(Component, Clone, Copy, Debug)]
struct WhyBubble;

/// About how high a token is that is lifted a little.
const TOKEN_HEIGHT: f32 = 0.8;

fn set_up(mut commands: Commands) {
    commands.spawn((WhyBubble, DespawnOnExit(AtTable), bubble(BRASS, Letters::Body)));
}

fn say_why(
    reason: Res<Reason>,
    speaker: Res<Speaker>,
    bubble: Single<&Children, With<WhyBubble>>,
    mut texts: Query<&mut Text>,
) {
    let Some(given) = reason.given() else { return };
    bubble::say(&given.said(&speaker.0), *bubble, &mut texts);
}

/// Keeps the bubble beside the thing that was refused, clear of it and of the discs that show the reason, even
/// while the camera moves. The pointer may go where it likes.
fn follow_thing(
    (reason, typing): (Res<Reason>, Res<Typing>),
    (referee, hand): (Res<Referee>, Res<Hand>),
    layout: Res<Layout>,
    scale: Res<UiScale>,
    advised: Query<(&Advised, &At)>,
    tokens: Query<&At, With<Token>>,
    eyes: Query<(&Camera, &GlobalTransform), With<View>>,
    mut bubble: Single<&mut Bubble, With<WhyBubble>>,
) {
    // The field for a typed turn says it too, and so does the panel of a lesson.
    let is_said = typing.is_open || !referee.occasion().says_why_beside;
    let given = reason.given().filter(|_| !is_said);
    let wanted = match (given, eyes.iter().next()) {
        (Some(given), Some((camera, eye))) => {
            let seen = |cell| {
                let part = seen_at(camera, eye, layout.place(cell))?;
                Some(Rect { min: part.min / scale.0, max: part.max / scale.0 })
            };
            Bubble {
                beside: seen(given.cell()),
                // They show what the reason is about, what is held, and what a hint means.
                clear_of: given
                    .blames()
                    .iter()
                    .map(|(_, cell)| *cell)
                    .chain(hand.held().map(|held| held.from))
                    .chain(advised.iter().flat_map(|(advised, At(to))| [advised.from, *to]))
                    .filter_map(seen)
                    .collect(),
                rather_clear_of: tokens.iter().filter_map(|At(cell)| seen(*cell)).collect(),
                board: referee
                    .position()
                    .board()
                    .discs()
                    .iter()
                    .copied()
                    .filter_map(seen)
                    .collect(),
            }
        }
        _ => Bubble::default(),
    };
    bubble.set_if_neq(wanted);
}

/// The rectangle in which a disc at a place is seen, with a token on it.
fn seen_at(camera: &Camera, eye: &GlobalTransform, place: Vec3) -> Option<Rect> {
    let top = place + Vec3::Y * DISC_HEIGHT;
    let right = eye.right().with_y(0.0).normalize_or(Vec3::X) / 2.0;
    let away = Vec3::Y.cross(right);
    let token = top + Vec3::Y * TOKEN_HEIGHT;
    let corners = [top + right, top - right, top + away, top - away, place - away, token];
    let mut seen = corners.into_iter().filter_map(|at| camera.world_to_viewport(eye, at).ok());
    let first = seen.next()?;
    Some(seen.fold(Rect::from_corners(first, first), |rect, at| rect.union_point(at)))
}
