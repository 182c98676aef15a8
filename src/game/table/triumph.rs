//! The triumph: celebrates a win on the table. The three tokens light up one after the other, and then the
//! shape is drawn through them. Meanwhile the camera comes closer.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Hurry, Motion, Pace, Winning};
use crate::game::{
    common::Flow,
    keeping::Settings,
    referee::{Ask, Done, Referee},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>().add_message::<TriumphBegins>().add_systems(
        Update,
        (
            skip_to_end.run_if(on_message::<Hurry>),
            begin.run_if(on_message::<Done>),
            advance.run_if(resource_exists::<Triumph>),
        )
            .chain()
            .in_set(Flow::Celebrate),
    );
}

/// The winning token has arrived, and the celebration begins.
#[derive(Message, Clone, Copy, Debug)]
pub struct TriumphBegins;

/// How far the celebration has come. It exists while a won position is on the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Triumph {
    elapsed: f32,
    /// With reduced motion, everything fades in together and nothing moves.
    fades: bool,
}

impl Triumph {
    /// The time from one token to the next, in seconds.
    const EACH: f32 = 0.5;
    /// How long a token takes to light up.
    const LIGHTS_UP: f32 = 0.25;
    /// How long drawing the shape takes.
    const DRAWN_IN: f32 = 0.9;
    /// How long the camera takes to come closer. Then it stays still, so that the picture is as sharp as it can be.
    const COMES_CLOSER: f32 = 0.8;
    const LASTS: f32 = 3.0 * Triumph::EACH + Triumph::DRAWN_IN;
    /// How long everything takes if it only fades in.
    const FADES: f32 = 0.3;

    /// How brightly a token of the shape is lit, from 0 to 1. `token` is 0, 1 or 2.
    pub fn lit(&self, token: usize) -> f32 {
        let starts = f32::from(u8::try_from(token).unwrap_or(u8::MAX)) * Triumph::EACH;
        self.part(starts, Triumph::LIGHTS_UP)
    }

    /// How much of the shape is drawn, from 0 to 1.
    pub fn drawn(&self) -> f32 {
        self.part(3.0 * Triumph::EACH, Triumph::DRAWN_IN)
    }

    /// How close the camera has come, from 0 to 1. At the end it goes back, to show the whole board.
    pub fn near(&self) -> f32 {
        if self.fades || self.is_over() { 0.0 } else { self.part(0.0, Triumph::COMES_CLOSER) }
    }

    /// Whether a win is on the table whose winning token is still on its way. Until it arrives, nobody tells
    /// of the win.
    pub fn is_awaited(triumph: Option<&Triumph>) -> bool {
        triumph.is_some_and(|triumph| triumph.elapsed == 0.0)
    }

    /// Whether the celebration has ended.
    pub fn is_over(&self) -> bool {
        self.elapsed >= self.lasts()
    }

    fn part(self, from: f32, lasts: f32) -> f32 {
        let (from, lasts) = if self.fades { (0.0, Triumph::FADES) } else { (from, lasts) };
        ((self.elapsed - from) / lasts).clamp(0.0, 1.0)
    }

    fn lasts(self) -> f32 {
        if self.fades { Triumph::FADES } else { Triumph::LASTS }
    }
}

/// Celebrates a slide that has just won. An earlier win is only shown.
fn begin(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    triumph: Option<Res<Triumph>>,
    mut commands: Commands,
) {
    let Some(done) = done.read().last() else { return };
    if referee.position().won().is_none() {
        commands.remove_resource::<Triumph>();
    } else if triumph.is_none() || matches!(done.request.ask, Ask::Begin(_)) {
        let mut triumph = Triumph { elapsed: 0.0, fades: settings.reduced_motion };
        if done.ended.is_none() {
            triumph.elapsed = triumph.lasts();
        }
        commands.insert_resource(triumph);
    }
}

fn advance(
    time: Res<Time>,
    (settings, pace): (Res<Settings>, Res<Pace>),
    mut triumph: ResMut<Triumph>,
    tokens: Query<(Entity, &Winning, &Transform, Has<Motion>)>,
    mut commands: Commands,
    mut begins: MessageWriter<TriumphBegins>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if triumph.is_over() {
        return;
    }
    redraw.write(RequestRedraw);
    // It waits until the slide has ended. Within a burst of input, time stands still.
    if time.delta().is_zero() || triumph.elapsed == 0.0 && tokens.iter().any(|(.., moves)| moves) {
        return;
    }
    let before = *triumph;
    if before.elapsed == 0.0 {
        begins.write(TriumphBegins);
    }
    triumph.elapsed += time.delta_secs() * settings.speed.factor() * pace.0;
    for (entity, winning, transform, _) in &tokens {
        let is_next = before.lit(winning.0) == 0.0 && triumph.lit(winning.0) > 0.0;
        if is_next && !triumph.fades {
            commands.entity(entity).insert(Motion::hop(transform.translation));
        }
    }
}

fn skip_to_end(triumph: Option<ResMut<Triumph>>, mut begins: MessageWriter<TriumphBegins>) {
    let Some(mut triumph) = triumph.filter(|triumph| !triumph.is_over()) else { return };
    if triumph.elapsed == 0.0 {
        begins.write(TriumphBegins);
    }
    triumph.elapsed = triumph.lasts();
}
