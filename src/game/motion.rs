//! Motion: carries the transforms of discs and tokens to where [`At`] says. It decides nothing, and
//! nobody waits for it.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    At, Carried, DISC_HEIGHT, Disc, Flow, InHand, Layout, Moved, Refused, Request, SPACING,
    Settings, Token, Way,
    path::{LIFT, Path},
};
use crate::rules::{Cell, Relocation, Slide};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Hurry>().add_message::<Landed>().add_message::<RequestRedraw>().add_systems(
        Update,
        (
            finish.run_if(on_message::<Hurry>),
            depart,
            shake.run_if(on_message::<Refused>),
            carry_on,
            fade,
        )
            .chain()
            .in_set(Flow::Move),
    );
}

/// Somebody does something: whatever moves arrives at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct Hurry;

/// A disc or a token has arrived where it was going.
#[derive(Message, Clone, Copy, Debug)]
pub struct Landed {
    /// The disc or token.
    pub entity: Entity,
}

/// A disc or a token is on its way.
#[derive(Component, Clone, Debug)]
pub struct Motion {
    path: Path,
    passed: f32,
}

impl Motion {
    fn new(path: Path) -> Motion {
        Motion { path, passed: 0.0 }
    }

    /// Up, and down to the same place.
    pub(super) fn hop(place: Vec3) -> Motion {
        Motion::new(Path::hop(place))
    }

    /// How long it takes at the usual speed, in seconds.
    pub fn lasts(&self) -> f32 {
        self.path.lasts()
    }

    /// Where it ends.
    pub fn end(&self) -> Vec3 {
        self.path.end()
    }
}

/// A disc or a token comes to be seen where it already is, as all do that do not move by motion.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Fading {
    passed: f32,
}

impl Fading {
    const LASTS: f32 = 0.22;

    /// How much of it is to be seen: 1 is all.
    pub fn seen(&self) -> f32 {
        (self.passed / Fading::LASTS).clamp(0.0, 1.0)
    }
}

/// Where a disc or a token is, or is going.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Heading(pub Vec3);

/// By which way a disc or a token is to go to where it now should be.
#[derive(Component, Clone, Debug)]
pub(super) struct Via(pub Moved);

/// Where a disc or a token of a cell rests.
pub(super) fn rest(layout: Layout, cell: Cell, is_token: bool, is_in_hand: bool) -> Vec3 {
    let ground = if is_token { DISC_HEIGHT } else { 0.0 };
    let lift = if is_in_hand { LIFT } else { 0.0 };
    layout.place(cell) + Vec3::Y * (ground + lift)
}

/// All of a disc or token that says where it should be.
type Wants =
    (Entity, &'static At, Has<Token>, Has<InHand>, Option<&'static Carried>, Option<&'static Via>);

/// Sets off what should be elsewhere.
fn depart(
    mut commands: Commands,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut things: Query<(Wants, &mut Transform, &mut Heading), Or<(With<Disc>, With<Token>)>>,
    mut landed: MessageWriter<Landed>,
) {
    for ((entity, at, is_token, is_in_hand, carried, via), mut transform, mut heading) in
        &mut things
    {
        let mut goal = rest(*layout, at.0, is_token, is_in_hand);
        if let Some(Carried(place)) = carried {
            goal = place.with_y(goal.y + LIFT);
        }
        if !heading.set_if_neq(Heading(goal)) {
            continue;
        }
        let mut entity = commands.entity(entity);
        let via = via.map(|via| &via.0);
        entity.remove::<Via>();
        if carried.is_some() || settings.reduced_motion {
            let is_elsewhere = transform.translation.distance(goal) > SPACING / 2.0;
            transform.translation = goal;
            entity.remove::<Motion>();
            if carried.is_none() {
                landed.write(Landed { entity: entity.id() });
                if is_elsewhere {
                    entity.insert(Fading::default());
                }
            }
        } else {
            let path = way(*layout, transform.translation, goal, via);
            entity.insert(Motion::new(path));
        }
    }
}

/// The path from where a thing is to where it goes.
fn way(layout: Layout, from: Vec3, to: Vec3, via: Option<&Moved>) -> Path {
    let is_beside = |place: Vec3| from.with_y(0.0).distance(place.with_y(0.0)) < SPACING / 2.0;
    let places =
        |cells: &[Cell]| -> Vec<Vec3> { cells.iter().map(|cell| layout.place(*cell)).collect() };
    match via {
        _ if is_beside(to) => Path::short(from, to),
        // Taken back on its way, a token slides back from there.
        Some(Moved { way: Way::Slide, .. }) if from.y <= to.y + 1.5 * LIFT => Path::slide(from, to),
        // What was dragged is where the person brought it.
        Some(moved) if !is_beside(layout.place(moved.from)) => Path::over(from, to),
        Some(Moved { way: Way::Out(route), .. }) => Path::relocation(from, &places(route), &[to]),
        Some(Moved { way: Way::In(route), .. }) => {
            let mut into = places(route);
            into.push(to);
            Path::relocation(from, &[], &into)
        }
        Some(Moved { way: Way::Slide | Way::Over, .. }) | None => Path::over(from, to),
    }
}

/// Shakes what may not go there.
fn shake(
    mut commands: Commands,
    settings: Res<Settings>,
    mut refused: MessageReader<Refused>,
    things: Query<(Entity, &At, Has<Token>, &Transform, &Heading), Without<Motion>>,
) {
    for Refused { request, .. } in refused.read() {
        let (Request::Slide(Slide { from, .. }) | Request::Relocate(Relocation { from, .. })) =
            request
        else {
            continue;
        };
        let wants_token = matches!(request, Request::Slide(_));
        let thing =
            things.iter().find(|(_, at, is_token, ..)| at.0 == *from && *is_token == wants_token);
        if let (Some((entity, .., transform, heading)), false) = (thing, settings.reduced_motion) {
            let path = Path::shake(transform.translation, heading.0);
            commands.entity(entity).insert(Motion::new(path));
        }
    }
}

pub(super) fn carry_on(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut moving: Query<(Entity, &mut Motion, &mut Transform)>,
    mut landed: MessageWriter<Landed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let passed = time.delta_secs() * settings.speed.factor();
    for (entity, mut motion, mut transform) in &mut moving {
        redraw.write(RequestRedraw);
        motion.passed += passed;
        transform.translation = motion.path.after(motion.passed);
        if motion.passed >= motion.lasts() {
            land(&mut commands, entity, &motion, &mut transform, &mut landed);
        }
    }
}

fn fade(
    mut commands: Commands,
    time: Res<Time>,
    mut fading: Query<(Entity, &mut Fading)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut fading) in &mut fading {
        redraw.write(RequestRedraw);
        fading.passed += time.delta_secs();
        if fading.seen() >= 1.0 {
            commands.entity(entity).try_remove::<Fading>();
        }
    }
}

fn finish(
    mut commands: Commands,
    mut moving: Query<(Entity, &Motion, &mut Transform)>,
    mut landed: MessageWriter<Landed>,
) {
    for (entity, motion, mut transform) in &mut moving {
        land(&mut commands, entity, motion, &mut transform, &mut landed);
    }
}

fn land(
    commands: &mut Commands,
    entity: Entity,
    motion: &Motion,
    transform: &mut Transform,
    landed: &mut MessageWriter<Landed>,
) {
    transform.translation = motion.end();
    commands.entity(entity).try_remove::<Motion>();
    landed.write(Landed { entity });
}
