//! Travel: what is heard of a disc or token on its way, for as long as it is on its way, and where it
//! ends.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::{AudioInstance, AudioTween};

use super::takes::{Player, Sound};
use crate::{
    game::{At, DISC_HEIGHT, Done, Flow, Landed, Layout, Motion, Referee, SPACING, Token, Way},
    rules::{Cell, Position},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            expect_knock.run_if(on_message::<Done>),
            set_off.run_if(any_match_filter::<Added<Motion>>),
            go_along.run_if(any_with_component::<Travelling>),
            land.run_if(on_message::<Landed>),
        )
            .chain()
            .in_set(Flow::Tell),
    );
}

/// How high something is above what it rests on when it is said to be in the air.
const AIR: f32 = 0.05;
/// How far it must go to be heard gliding: a shake of the head is no travel.
const FAR: f32 = SPACING / 2.0;
/// How long a sound takes to end with what makes it.
const FADE: Duration = Duration::from_millis(60);
/// How much quieter a knock is, in decibels, for each disc fewer than these that a token slid over.
const QUIETER: f32 = 2.0;
const LOUDEST: f32 = 4.0;
/// A token is set down more softly than a disc.
const PUT_BACK: f32 = -4.0;

/// A disc or token on its way, as it is heard.
#[derive(Component)]
struct Travelling {
    is_in_air: bool,
    gliding: Option<Handle<AudioInstance>>,
}

/// What a token that slides will knock against, and how loud.
#[derive(Component, Clone, Copy)]
struct Knock {
    sound: Sound,
    louder: f32,
}

/// Finds out what tokens that slide will be stopped by.
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

/// Whether a token lies beyond where a slide ends, and how far it went.
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

fn set_off(
    setting_off: Query<
        (Entity, &Motion, &Transform, Has<Token>, Option<&Travelling>),
        Added<Motion>,
    >,
    mut commands: Commands,
    mut player: Player,
) {
    for (entity, motion, transform, is_token, travelling) in &setting_off {
        let (here, there) = (transform.translation, motion.end());
        let is_in_air = height(here, is_token) > AIR;
        if travelling.is_none() {
            commands.entity(entity).insert(Travelling { is_in_air, gliding: None });
        }
        // Up into a hand.
        if !is_in_air && height(there, is_token) > AIR && is_token {
            player.play_at(Sound::Select, here, 0.0);
        }
    }
}

fn go_along(
    mut travelling: Query<(&Motion, &Transform, Has<Token>, &mut Travelling)>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut player: Player,
) {
    for (motion, transform, is_token, mut travelling) in &mut travelling {
        let here = transform.translation;
        let was_in_air = travelling.is_in_air;
        travelling.is_in_air = height(here, is_token) > AIR;
        let to_go = here.with_y(0.0).distance(motion.end().with_y(0.0));
        match (was_in_air, travelling.is_in_air) {
            (false, true) => {
                stop(&mut travelling, &mut instances);
                if !is_token {
                    player.play_at(Sound::Lift, here, 0.0);
                }
            }
            (true, false) if !is_token && to_go > FAR => player.play_at(Sound::SetDown, here, 0.0),
            _ => {}
        }
        if !travelling.is_in_air && travelling.gliding.is_none() && to_go > FAR {
            let sound = if is_token { Sound::Slide } else { Sound::Glide };
            travelling.gliding = player.play_on(sound, here);
        }
    }
}

fn land(
    mut landed: MessageReader<Landed>,
    mut things: Query<(&Transform, Has<Token>, Option<&Knock>, Option<&mut Travelling>)>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut commands: Commands,
    mut player: Player,
) {
    for landed in landed.read() {
        let Ok((transform, is_token, knock, travelling)) = things.get_mut(landed.entity) else {
            continue;
        };
        let here = transform.translation;
        let was_in_air = travelling.as_ref().is_some_and(|travelling| travelling.is_in_air);
        if let Some(mut travelling) = travelling {
            stop(&mut travelling, &mut instances);
        }
        commands.entity(landed.entity).remove::<(Travelling, Knock)>();
        if height(here, is_token) > AIR {
            continue;
        }
        match (knock, is_token) {
            (Some(knock), _) => player.play_at(knock.sound, here, knock.louder),
            (None, true) if was_in_air => player.play_at(Sound::Select, here, PUT_BACK),
            (None, true) => {}
            (None, false) => player.play_at(Sound::SetDown, here, 0.0),
        }
    }
}

fn stop(travelling: &mut Travelling, instances: &mut Assets<AudioInstance>) {
    let gliding = travelling.gliding.take();
    if let Some(mut instance) = gliding.and_then(|handle| instances.get_mut(&handle)) {
        instance.stop(AudioTween::linear(FADE));
    }
}
