//! The triumph: what happens on the table once a match is won. The three tokens are picked out in turn,
//! the shape is drawn through them, and the camera comes closer for as long as that takes.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Asked, Done, Flow, Hurry, Motion, Settings, Winning, motion};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>().add_systems(
        Update,
        (
            finish.run_if(on_message::<Hurry>),
            begin.run_if(on_message::<Done>),
            carry_on.run_if(resource_exists::<Triumph>),
        )
            .chain()
            .in_set(Flow::Move)
            .after(motion::carry_on),
    );
}

/// How far it has come. It is there as long as a win is on the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Triumph {
    passed: f32,
    /// All comes to be seen together, and nothing moves.
    fades: bool,
}

impl Triumph {
    /// From one token to the next, in seconds, and how long each takes to light up.
    const EACH: f32 = 0.5;
    const LIGHTS_UP: f32 = 0.25;
    /// How long the shape takes to be drawn.
    const DRAWN_IN: f32 = 0.9;
    const LASTS: f32 = 3.0 * Triumph::EACH + Triumph::DRAWN_IN;
    /// How long all of it takes where it only fades.
    const FADES: f32 = 0.3;

    /// How far a token of the shape, of which this is the first, second or third, is lit: 1 is fully.
    pub fn lit(&self, token: usize) -> f32 {
        let starts = f32::from(u8::try_from(token).unwrap_or(u8::MAX)) * Triumph::EACH;
        self.part(starts, Triumph::LIGHTS_UP)
    }

    /// How much of the shape is drawn: 1 is all.
    pub fn drawn(&self) -> f32 {
        self.part(3.0 * Triumph::EACH, Triumph::DRAWN_IN)
    }

    /// How near the camera has come: 1 is as near as it comes. In the end it goes back to where the whole
    /// board is seen.
    pub fn near(&self) -> f32 {
        if self.fades || self.is_over() { 0.0 } else { self.part(0.0, Triumph::LASTS) }
    }

    /// Whether nothing more is to come.
    pub fn is_over(&self) -> bool {
        self.passed >= self.lasts()
    }

    fn part(self, from: f32, lasts: f32) -> f32 {
        let (from, lasts) = if self.fades { (0.0, Triumph::FADES) } else { (from, lasts) };
        ((self.passed - from) / lasts).clamp(0.0, 1.0)
    }

    fn lasts(self) -> f32 {
        if self.fades { Triumph::FADES } else { Triumph::LASTS }
    }
}

/// A slide that wins is celebrated; a win that was there before is only shown.
fn begin(
    mut done: MessageReader<Done>,
    settings: Res<Settings>,
    triumph: Option<Res<Triumph>>,
    mut commands: Commands,
) {
    let Some(done) = done.read().last() else { return };
    if done.shape.is_none() {
        commands.remove_resource::<Triumph>();
    } else if triumph.is_none() || done.asked == Asked::Begin {
        let mut triumph = Triumph { passed: 0.0, fades: settings.reduced_motion };
        if !matches!(done.asked, Asked::Step(_) | Asked::Redo) {
            triumph.passed = triumph.lasts();
        }
        commands.insert_resource(triumph);
    }
}

fn carry_on(
    time: Res<Time>,
    settings: Res<Settings>,
    mut triumph: ResMut<Triumph>,
    tokens: Query<(Entity, &Winning, &Transform, Has<Motion>)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if triumph.is_over() {
        return;
    }
    redraw.write(RequestRedraw);
    // It begins when the slide has ended.
    if triumph.passed == 0.0 && tokens.iter().any(|(.., moves)| moves) {
        return;
    }
    let before = *triumph;
    triumph.passed += time.delta_secs() * settings.speed.factor();
    for (entity, winning, transform, _) in &tokens {
        let is_next = before.lit(winning.0) == 0.0 && triumph.lit(winning.0) > 0.0;
        if is_next && !triumph.fades {
            commands.entity(entity).insert(Motion::hop(transform.translation));
        }
    }
}

fn finish(triumph: Option<ResMut<Triumph>>) {
    if let Some(mut triumph) = triumph {
        triumph.passed = triumph.lasts();
    }
}
