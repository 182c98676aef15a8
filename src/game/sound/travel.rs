//! Travel: the sounds of a disc or token while it moves and when it stops.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::{AudioInstance, AudioTween};

use super::{heard::Sound, variants::SoundPlayer};
use crate::{
    game::{
        common::Flow,
        referee::{Done, Referee, Way},
        table::{At, DISC_HEIGHT, Landed, Layout, Motion, SPACING, Token},
    },
    rules::{Cell, Position},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            expect_knock.run_if(on_message::<Done>),
            start_travel.run_if(any_match_filter::<Added<Motion>>),
            update_travel.run_if(any_with_component::<Travelling>),
            end_travel.run_if(on_message::<Landed>),
        )
            .chain()
            .in_set(Flow::Tell),
    );
}

/// A piece that is higher than this above its resting place counts as in the air.
const IN_AIR: f32 = 0.05;
/// A piece with less than this to go makes no gliding sound. The shake at a refusal is shorter.
const SHORTEST_GLIDE: f32 = SPACING / 2.0;
/// How long the gliding sound takes to fade when the movement ends.
const FADE: Duration = Duration::from_millis(60);
/// A token that slides this many steps or more knocks the loudest.
const LOUDEST: f32 = 4.0;
/// How much quieter a knock is for each step fewer, in decibels. After one step, it is still about as loud as
/// the slide before it.
const QUIETER: f32 = 1.0;
/// The volume of a token that is put down, in decibels: it is softer than a disc.
const PUT_DOWN: f32 = -3.0;

/// A moving disc or token, and its gliding sound while that plays.
#[derive(Component)]
struct Travelling {
    is_in_air: bool,
    /// It stays on its place, and only shakes because a try was refused.
    shakes: bool,
    gliding: Option<Handle<AudioInstance>>,
}

/// The knock at the end of a token's slide, and how much louder than usual it is.
#[derive(Component, Clone, Copy)]
struct Knock {
    sound: Sound,
    louder: f32,
}

/// Works out what sliding tokens will knock against.
fn expect_knock(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    layout: Res<Layout>,
    tokens: Query<(Entity, &At), With<Token>>,
    mut commands: Commands,
) {
    for moved in done.read().flat_map(|done| &done.moved) {
        let token = tokens.iter().find(|(_, at)| at.0 == moved.to);
        let (Way::Slide, Some((token, _))) = (&moved.way, token) else { continue };
        commands.entity(token).insert(knock(referee.position(), *layout, moved.from, moved.to));
    }
}

/// The knock at the end of a slide: against a token or at the edge, and louder after a longer slide.
fn knock(position: &Position, layout: Layout, from: Cell, to: Cell) -> Knock {
    let beyond = from.direction_to(to).map(|direction| to.step(direction));
    let is_token = beyond.is_some_and(|beyond| position.token_at(beyond).is_some());
    let steps = layout.place(from).distance(layout.place(to)) / SPACING;
    Knock {
        sound: if is_token { Sound::KnockToken } else { Sound::KnockEdge },
        louder: QUIETER * (steps.min(LOUDEST) - LOUDEST),
    }
}

fn height(place: Vec3, is_token: bool) -> f32 {
    place.y - if is_token { DISC_HEIGHT } else { 0.0 }
}

fn start_travel(
    starting: Query<(Entity, &Motion, &Transform, Has<Token>, Option<&Travelling>), Added<Motion>>,
    mut commands: Commands,
    mut player: SoundPlayer,
) {
    for (entity, motion, transform, is_token, travelling) in &starting {
        let (here, there) = (transform.translation, motion.end());
        let is_in_air = height(here, is_token) > IN_AIR;
        if travelling.is_none() {
            let to_go = here.with_y(0.0).distance(there.with_y(0.0));
            let rises = height(there, is_token) > IN_AIR;
            let shakes = !is_in_air && !rises && to_go < SHORTEST_GLIDE;
            commands.entity(entity).insert(Travelling { is_in_air, shakes, gliding: None });
        }
        // A token is picked up.
        if !is_in_air && height(there, is_token) > IN_AIR && is_token {
            player.play_at(Sound::PickUp, here, 0.0);
        }
    }
}

fn update_travel(
    mut travelling: Query<(&Motion, &Transform, Has<Token>, &mut Travelling)>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut player: SoundPlayer,
) {
    for (motion, transform, is_token, mut travelling) in &mut travelling {
        if motion.waits() {
            continue;
        }
        let here = transform.translation;
        let was_in_air = travelling.is_in_air;
        travelling.is_in_air = height(here, is_token) > IN_AIR;
        let to_go = here.with_y(0.0).distance(motion.end().with_y(0.0));
        // The player may try something else while it still shakes.
        travelling.shakes &= !travelling.is_in_air && to_go < SHORTEST_GLIDE;
        match (was_in_air, travelling.is_in_air) {
            (false, true) => {
                stop_gliding(&mut travelling, &mut instances);
                if !is_token {
                    player.play_at(Sound::Lift, here, 0.0);
                }
            }
            (true, false) if !is_token && to_go > SHORTEST_GLIDE => {
                player.play_at(Sound::SetDown, here, 0.0);
            }
            _ => {}
        }
        if !travelling.is_in_air && travelling.gliding.is_none() && to_go > SHORTEST_GLIDE {
            let sound = if is_token { Sound::Slide } else { Sound::Glide };
            travelling.gliding = player.play_looped(sound, here);
        }
    }
}

fn end_travel(
    mut landed: MessageReader<Landed>,
    mut things: Query<(&Transform, Has<Token>, Option<&Knock>, Option<&mut Travelling>)>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut commands: Commands,
    mut player: SoundPlayer,
) {
    for landed in landed.read() {
        let Ok((transform, is_token, knock, travelling)) = things.get_mut(landed.entity) else {
            continue;
        };
        let here = transform.translation;
        let was_in_air = travelling.as_ref().is_some_and(|travelling| travelling.is_in_air);
        let shook = travelling.as_ref().is_some_and(|travelling| travelling.shakes);
        if let Some(mut travelling) = travelling {
            stop_gliding(&mut travelling, &mut instances);
        }
        commands.entity(landed.entity).remove::<(Travelling, Knock)>();
        if height(here, is_token) > IN_AIR {
            continue;
        }
        match (knock, is_token) {
            (Some(knock), _) => player.play_at(knock.sound, here, knock.louder),
            (None, true) if was_in_air => player.play_at(Sound::PutDown, here, PUT_DOWN),
            (None, true) => {}
            // The piece was never lifted, so it makes no sound when it is put down.
            (None, false) if shook => {}
            (None, false) => player.play_at(Sound::SetDown, here, 0.0),
        }
    }
}

fn stop_gliding(travelling: &mut Travelling, instances: &mut Assets<AudioInstance>) {
    let gliding = travelling.gliding.take();
    if let Some(mut instance) = gliding.and_then(|handle| instances.get_mut(&handle)) {
        instance.stop(AudioTween::linear(FADE));
    }
}
