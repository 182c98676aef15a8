//! The triumph: celebrates a win on the table. The camera comes closer. Then the three tokens light up one after the other,
//! and the shape is drawn through them.

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

/// The tokens begin to light up.
#[derive(Message, Clone, Copy, Debug)]
pub struct TriumphBegins;

/// How far the celebration has come. It exists while a won position is on the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Triumph {
    elapsed: f32,
    manner: Manner,
}

/// How a win is celebrated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// The camera comes closer first.
    FromNear,
    /// The view stays where it is.
    FromAfar,
    /// Everything fades in together and nothing moves.
    Fading,
}

impl Triumph {
    /// When the camera begins to come closer, in seconds. By then the token that has arrived is painted.
    const BEGINS: f32 = 0.2;
    /// How long it takes for that.
    const COMES_CLOSER: f32 = 0.5;
    /// When the first token lights up. By then the camera stays still, so that the picture is as sharp as it can be.
    const ARRIVED: f32 = 1.1;
    /// The time from one token to the next.
    const EACH: f32 = 0.35;
    /// How long a token takes to light up.
    const LIGHTS_UP: f32 = 0.25;
    /// How long drawing the shape takes.
    const DRAWN_IN: f32 = 0.75;
    /// How long the shape can then be looked at, before the view goes back.
    const QUIET: f32 = 2.0;
    /// How long everything takes if it only fades in.
    const FADES: f32 = 0.3;

    /// How brightly a token of the shape is lit, from 0 to 1. `token` is 0, 1 or 2.
    pub fn lit(&self, token: usize) -> f32 {
        let starts = f32::from(u8::try_from(token).unwrap_or(u8::MAX)) * Triumph::EACH;
        self.part(self.first() + starts, Triumph::LIGHTS_UP)
    }

    /// How much of the shape is drawn, from 0 to 1.
    pub fn drawn(&self) -> f32 {
        self.part(self.first() + 3.0 * Triumph::EACH, Triumph::DRAWN_IN)
    }

    /// How close the camera has come, from 0 to 1. At the end it goes back, to show the whole board.
    pub fn near(&self) -> f32 {
        let is_near = self.manner == Manner::FromNear && !self.is_over();
        if is_near { self.part(Triumph::BEGINS, Triumph::COMES_CLOSER) } else { 0.0 }
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
        let (from, lasts) = match self.manner {
            Manner::Fading => (0.0, Triumph::FADES),
            Manner::FromNear | Manner::FromAfar => (from, lasts),
        };
        ((self.elapsed - from) / lasts).clamp(0.0, 1.0)
    }

    /// When the first token lights up.
    fn first(self) -> f32 {
        if self.manner == Manner::FromNear { Triumph::ARRIVED } else { 0.0 }
    }

    fn lasts(self) -> f32 {
        match self.manner {
            Manner::Fading => Triumph::FADES,
            Manner::FromNear | Manner::FromAfar => {
                self.first() + 3.0 * Triumph::EACH + Triumph::DRAWN_IN + Triumph::QUIET
            }
        }
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
        let manner = match &*settings {
            Settings { reduced_motion: true, .. } => Manner::Fading,
            Settings { still_view: false, .. } if referee.occasion().comes_close_to_win => {
                Manner::FromNear
            }
            _ => Manner::FromAfar,
        };
        let mut triumph = Triumph { elapsed: 0.0, manner };
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
    let seconds = time.delta_secs() * settings.speed.factor() * pace.0;
    // However long a frame takes, a few of them pass before the camera moves.
    let most =
        if triumph.elapsed < Triumph::BEGINS { Triumph::BEGINS / 3.0 } else { f32::INFINITY };
    triumph.elapsed += seconds.min(most);
    if before.lit(0) <= 0.0 && triumph.lit(0) > 0.0 {
        begins.write(TriumphBegins);
    }
    for (entity, winning, transform, _) in &tokens {
        let is_next = before.lit(winning.0) == 0.0 && triumph.lit(winning.0) > 0.0;
        if is_next && triumph.manner != Manner::Fading {
            commands.entity(entity).insert(Motion::hop(transform.translation));
        }
    }
}

fn skip_to_end(triumph: Option<ResMut<Triumph>>, mut begins: MessageWriter<TriumphBegins>) {
    let Some(mut triumph) = triumph.filter(|triumph| !triumph.is_over()) else { return };
    if triumph.lit(0) <= 0.0 {
        begins.write(TriumphBegins);
    }
    triumph.elapsed = triumph.lasts();
}
