//! Motion: moves the transforms of discs and tokens to where [`At`] says. It decides nothing, and the rules
//! never wait for it.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    At, Carried, DISC_HEIGHT, Disc, InHand, Layout, SPACING, Token,
    path::{LIFT, Path},
};
use crate::{
    game::{
        common::Flow,
        keeping::Settings,
        referee::{Ask, Moved, Refused, Way},
    },
    rules::{Cell, Relocation, Slide},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>().init_resource::<LongestStep>();
    app.add_message::<Hurry>().add_message::<Landed>().add_message::<RequestRedraw>().add_systems(
        Update,
        (
            finish_all.run_if(on_message::<Hurry>),
            start_motions,
            shake.run_if(on_message::<Refused>),
            advance,
            fade,
        )
            .chain()
            .in_set(Flow::Move),
    );
}

/// The player did something, so whatever is moving arrives at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct Hurry;

/// How many times as fast as usual things move, besides the speed in the settings.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Pace(pub f32);

impl Default for Pace {
    fn default() -> Pace {
        Pace(1.0)
    }
}

/// The longest step of a motion, in seconds. Where a frame takes longer, the motion takes longer too: nothing jumps.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct LongestStep(pub f32);

impl Default for LongestStep {
    fn default() -> LongestStep {
        LongestStep(0.08)
    }
}

/// A disc or a token has arrived where it was going.
#[derive(Message, Clone, Copy, Debug)]
pub struct Landed {
    /// The disc or token that has arrived.
    pub entity: Entity,
}

/// The view is on its way: it follows the board, or the player turns it or comes closer. This is on its camera.
#[derive(Component, Clone, Copy, Debug)]
pub struct Follows;

/// A disc or a token is moving along a path.
#[derive(Component, Clone, Debug)]
pub struct Motion {
    path: Path,
    /// How long it has been moving, in seconds. Below zero while it waits for another piece to arrive.
    elapsed: f32,
}

impl Motion {
    fn new(path: Path) -> Motion {
        Motion::after(0.0, path)
    }

    /// One that begins in so many seconds.
    fn after(wait: f32, path: Path) -> Motion {
        Motion { path, elapsed: -wait }
    }

    /// From one place to another, through the air if that is not right above.
    pub fn between(from: Vec3, to: Vec3) -> Motion {
        let is_far = is_elsewhere(from, to);
        Motion::new(if is_far { Path::over(from, to, &[]) } else { Path::short(from, to) })
    }

    /// A quick shake from side to side.
    pub fn shake(place: Vec3) -> Motion {
        Motion::new(Path::shake(place, place))
    }

    /// A hop on the spot.
    pub(super) fn hop(place: Vec3) -> Motion {
        Motion::new(Path::hop(place))
    }

    /// How long it takes at normal speed, in seconds.
    pub fn lasts(&self) -> f32 {
        self.path.lasts()
    }

    /// Where it ends.
    pub fn end(&self) -> Vec3 {
        self.path.end()
    }

    /// Whether it has not begun yet.
    pub fn waits(&self) -> bool {
        self.elapsed < 0.0
    }

    /// Whether it leads elsewhere. Otherwise the piece is only lifted, put back or shaken.
    pub fn travels(&self) -> bool {
        is_elsewhere(self.path.start(), self.path.end())
    }
}

/// A disc or a token fades in at its place. This replaces long moves when motion is reduced.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Fading {
    elapsed: f32,
}

impl Fading {
    const LASTS: f32 = 0.22;

    /// How visible it is, from 0 to 1.
    pub fn seen(&self) -> f32 {
        (self.elapsed / Fading::LASTS).clamp(0.0, 1.0)
    }
}

/// Where a disc or a token is, or where it is going.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Heading(pub Vec3);

/// The move that took a disc or a token to its new cell. Its path follows it.
#[derive(Component, Clone, Debug)]
pub(super) struct Via {
    pub moved: Moved,
    /// How many others were done before it at once. It waits for them.
    pub after: usize,
}

/// Where a disc or a token on this cell comes to rest.
pub(super) fn rest(layout: Layout, cell: Cell, is_token: bool, is_in_hand: bool) -> Vec3 {
    let ground = if is_token { DISC_HEIGHT } else { 0.0 };
    let lift = if is_in_hand { LIFT } else { 0.0 };
    layout.place(cell) + Vec3::Y * (ground + lift)
}

/// The components that say where a disc or a token should be.
type WhereItBelongs =
    (Entity, &'static At, Has<Token>, Has<InHand>, Option<&'static Carried>, Option<&'static Via>);

/// Whether one place is not right above the other.
fn is_elsewhere(one: Vec3, other: Vec3) -> bool {
    one.with_y(0.0).distance(other.with_y(0.0)) >= SPACING / 2.0
}

/// If more pieces than this have to go elsewhere at once, as after a jump through a match, they do not fly through each
/// other, but appear at their places. Two turns move as many.
const MOST_IN_FLIGHT: usize = 4;

/// Starts a motion for each disc or token that should be elsewhere.
fn start_motions(
    mut commands: Commands,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut things: Query<
        (WhereItBelongs, &mut Transform, &mut Heading),
        Or<(With<Disc>, With<Token>)>,
    >,
    mut landed: MessageWriter<Landed>,
) {
    let goal = |at: &At, is_token, is_in_hand, carried: Option<&Carried>| {
        let goal = rest(*layout, at.0, is_token, is_in_hand);
        carried.map_or(goal, |Carried(place)| place.with_y(goal.y + LIFT))
    };
    let strays = things.iter().filter(|(belongs, transform, heading)| {
        let (_, at, is_token, is_in_hand, carried, _) = *belongs;
        let goal = goal(at, is_token, is_in_hand, carried);
        heading.0 != goal && is_elsewhere(transform.translation, goal)
    });
    let is_jump = strays.count() > MOST_IN_FLIGHT;
    let tokens = things.iter().map(|(belongs, ..)| belongs).filter(|belongs| belongs.2);
    let tokens: Vec<Vec3> = tokens.map(|(_, at, ..)| layout.place(at.0)).collect();
    let mut starting = Vec::new();
    for ((entity, at, is_token, is_in_hand, carried, via), mut transform, mut heading) in
        &mut things
    {
        let goal = goal(at, is_token, is_in_hand, carried);
        if !heading.set_if_neq(Heading(goal)) {
            continue;
        }
        let mut entity = commands.entity(entity);
        let after = via.map_or(0, |via| via.after);
        let via = via.map(|via| &via.moved);
        entity.remove::<Via>();
        if carried.is_some() || settings.reduced_motion || is_jump {
            let is_far = transform.translation.distance(goal) > SPACING / 2.0;
            transform.translation = goal;
            entity.remove::<Motion>();
            if carried.is_none() {
                // A jump is one event, and not the landing of each piece.
                if !is_jump {
                    landed.write(Landed { entity: entity.id() });
                }
                // Among many, a piece that is dark at first looks burnt.
                if is_far && !is_jump {
                    entity.insert(Fading::default());
                }
            }
        } else {
            let path = path_for(*layout, transform.translation, goal, via, &tokens);
            starting.push((after, entity.id(), path));
        }
    }
    // What follows each other in the match does so on the table.
    starting.sort_by_key(|(after, ..)| *after);
    let (mut wait, mut last) = (0.0, 0);
    let mut until = 0.0_f32;
    for (after, entity, path) in starting {
        if after > last {
            (wait, last) = (until, after);
        }
        until = until.max(wait + path.lasts());
        commands.entity(entity).insert(Motion::after(wait, path));
    }
}

/// The path from where a piece is to where it goes, over the tokens on the table.
fn path_for(layout: Layout, from: Vec3, to: Vec3, via: Option<&Moved>, tokens: &[Vec3]) -> Path {
    let is_beside = |place| !is_elsewhere(from, place);
    let places =
        |cells: &[Cell]| -> Vec<Vec3> { cells.iter().map(|cell| layout.place(*cell)).collect() };
    match via {
        _ if is_beside(to) => Path::short(from, to),
        // A token that is taken back while it is still sliding slides back from there.
        Some(Moved { way: Way::Slide, .. }) if from.y <= to.y + 1.5 * LIFT => Path::slide(from, to),
        // The player has dragged it away from its cell, so it does not start there.
        Some(moved) if !is_beside(layout.place(moved.from)) => Path::over(from, to, tokens),
        Some(Moved { way: Way::Out(route), .. }) => {
            Path::relocation(from, &places(route), &[to], tokens)
        }
        Some(Moved { way: Way::In(route), .. }) => {
            let mut into = places(route);
            into.push(to);
            Path::relocation(from, &[], &into, tokens)
        }
        Some(Moved { way: Way::Slide | Way::Over, .. }) | None => Path::over(from, to, tokens),
    }
}

/// Shakes a piece whose move was refused.
fn shake(
    mut commands: Commands,
    settings: Res<Settings>,
    mut refused: MessageReader<Refused>,
    things: Query<(Entity, &At, Has<Token>, &Transform, &Heading), Without<Motion>>,
) {
    for Refused { request, .. } in refused.read().filter(|refused| refused.is_persons()) {
        let (Ask::Slide(Slide { from, .. }) | Ask::Relocate(Relocation { from, .. })) =
            &request.ask
        else {
            continue;
        };
        let wants_token = matches!(request.ask, Ask::Slide(_));
        let thing =
            things.iter().find(|(_, at, is_token, ..)| at.0 == *from && *is_token == wants_token);
        if let (Some((entity, .., transform, heading)), false) = (thing, settings.reduced_motion) {
            let path = Path::shake(transform.translation, heading.0);
            commands.entity(entity).insert(Motion::new(path));
        }
    }
}

fn advance(
    mut commands: Commands,
    time: Res<Time>,
    (settings, pace, longest): (Res<Settings>, Res<Pace>, Res<LongestStep>),
    mut moving: Query<(Entity, &mut Motion, &mut Transform)>,
    mut landed: MessageWriter<Landed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let elapsed = time.delta_secs().min(longest.0) * settings.speed.factor() * pace.0;
    for (entity, mut motion, mut transform) in &mut moving {
        redraw.write(RequestRedraw);
        motion.elapsed += elapsed;
        transform.translation = motion.path.after(motion.elapsed);
        if motion.elapsed >= motion.lasts() {
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
        fading.elapsed += time.delta_secs();
        if fading.seen() >= 1.0 {
            commands.entity(entity).try_remove::<Fading>();
        }
    }
}

fn finish_all(
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
