//! The reason: why the last try at the table was refused, and the marks that explain it. Both stay long
//! enough to read. The game may sleep meanwhile.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};

use super::{At, Blame, Blames, Disc, Gesture, Layout, Token};
use crate::{
    game::{
        common::{Flow, Waker},
        referee::{Ask, Done, Objection, Referee, Refused},
    },
    rules::{Cell, Obstacle, Part, Position, Refusal, Relocation, Slide},
    words::Words,
};

/// How long a reason is shown, unless the player does something else first.
const SHOWN: Duration = Duration::from_secs(7);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reason>().add_message::<RequestRedraw>().add_systems(
        Update,
        (
            clear_reason,
            set_reason.run_if(on_message::<Refused>),
            mark_blames.run_if(resource_changed::<Reason>),
        )
            .chain()
            .in_set(Flow::Point),
    );
}

/// Why the last try at the table was refused. Only tries to move a piece count: marks on the table could not
/// explain any other refusal.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Reason {
    given: Option<Given>,
    /// When it goes.
    until: Duration,
}

/// A reason that is being shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    why: Refusal,
    /// Whether the token cannot slide in any direction.
    is_stuck: bool,
    /// The cell of the try, beside which the reason is shown.
    cell: Cell,
    blames: Vec<(Blame, Cell)>,
}

impl Reason {
    /// The reason, while there is one to show.
    pub fn given(&self) -> Option<&Given> {
        self.given.as_ref()
    }
}

impl Given {
    fn new(position: &Position, why: &Refusal, tried: Cell) -> Given {
        let stuck = match why {
            Refusal::Blocked { cell, .. } => surroundings(position, *cell),
            _ => None,
        };
        let is_stuck = stuck.is_some();
        let blames = stuck.unwrap_or_else(|| blames(why));
        let cell = blames.first().map_or(tried, |(_, cell)| *cell);
        Given { why: why.clone(), is_stuck, cell, blames }
    }

    /// The cell that was tried.
    pub fn cell(&self) -> Cell {
        self.cell
    }

    /// The rules' refusal.
    pub fn why(&self) -> &Refusal {
        &self.why
    }

    /// The cells that explain it, and how. No cell appears twice.
    pub fn blames(&self) -> &[(Blame, Cell)] {
        &self.blames
    }

    /// Whether a disc was tried before the slide.
    pub fn is_of_second_part(&self) -> bool {
        self.why == Refusal::WrongPart { due: Part::Slide }
    }

    /// The sentence for a player who sees the table.
    pub fn said(&self, words: &Words) -> String {
        if self.is_stuck { words.say("game-stuck") } else { words.explain(&self.why) }
    }
}

/// The cells that explain a refusal, and how.
fn blames(why: &Refusal) -> Vec<(Blame, Cell)> {
    use Blame::{Blocks, CutOff, HemsIn, Hole, Lock, Stop, Touches};
    let refused = |cell: &Cell| (Blame::Refused, *cell);
    let each = |blame, cells: &[Cell]| cells.iter().map(move |cell| (blame, *cell)).collect();
    let (first, others): (_, Vec<_>) = match why {
        Refusal::MatchOver | Refusal::WrongPart { .. } | Refusal::MustMove { .. } => {
            return Vec::new();
        }
        Refusal::JustMoved { cell } => return vec![(Lock, *cell)],
        Refusal::NoToken { cell }
        | Refusal::NotYourToken { cell, .. }
        | Refusal::NotStraight { to: cell, .. }
        | Refusal::NoDisc { cell }
        | Refusal::HasToken { cell, .. }
        | Refusal::SamePlace { cell }
        | Refusal::Occupied { cell } => (cell, Vec::new()),
        Refusal::Blocked { cell, by } => (cell, vec![(Blocks, place(by))]),
        Refusal::StopsShort { to, stop } => (to, vec![(Stop, *stop)]),
        Refusal::TooFar { to, stop, by } => (to, vec![(Blocks, place(by)), (Stop, *stop)]),
        Refusal::HemmedIn { cell, by } => (cell, each(HemsIn, by)),
        Refusal::WouldSplit { cell, piece } => (cell, each(CutOff, piece)),
        Refusal::TooFewNeighbours { cell, touching } => (cell, each(Touches, touching)),
        Refusal::ClosedHole { cell, hole } => (cell, each(Hole, hole)),
    };
    let mut blames = vec![refused(first)];
    for other in others {
        // What stops a token may be on the very cell where it was meant to go.
        if blames.iter().all(|(_, cell)| *cell != other.1) {
            blames.push(other);
        }
    }
    blames
}

fn place(obstacle: &Obstacle) -> Cell {
    match obstacle {
        Obstacle::Edge { cell } | Obstacle::Token { cell, .. } => *cell,
    }
}

/// What surrounds a token that cannot slide anywhere. All of it is marked, whichever direction was tried.
/// `None` if the token can slide.
fn surroundings(position: &Position, token: Cell) -> Option<Vec<(Blame, Cell)>> {
    let mut surroundings = vec![(Blame::Refused, token)];
    for to in token.neighbours() {
        match position.check_slide(Slide { from: token, to }) {
            Err(Refusal::Blocked { by, .. }) => surroundings.push((Blame::Blocks, place(&by))),
            _ => return None,
        }
    }
    Some(surroundings)
}

/// Removes the reason once the player does something else, or has had time to read it.
fn clear_reason(
    time: Res<Time<Real>>,
    mut reason: ResMut<Reason>,
    mut gestures: MessageReader<Gesture>,
    mut done: MessageReader<Done>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // A change of seats is nobody's act. A lesson that takes its seat may speak about the reason, which then has to
    // stay in sight.
    let acts = |done: &&Done| !matches!(done.request.ask, Ask::Seat(_));
    let is_done = done.read().filter(acts).count() > 0;
    let player_acts = gestures.read().count() > 0 || is_done;
    if reason.given.is_some() && (player_acts || time.elapsed() >= reason.until) {
        *reason = Reason::default();
        redraw.write(RequestRedraw);
    }
}

fn set_reason(
    (time, waker): (Res<Time<Real>>, Res<Waker>),
    referee: Res<Referee>,
    mut reason: ResMut<Reason>,
    mut refused: MessageReader<Refused>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let at_the_table = |refused: &Refused| match (&refused.why, &refused.request.ask) {
        (
            Objection::Rules(why),
            Ask::Slide(Slide { from, .. }) | Ask::Relocate(Relocation { from, .. }),
        ) if refused.is_shown() => Some((why.clone(), *from)),
        _ => None,
    };
    if let Some((why, tried)) = refused.read().filter_map(at_the_table).last() {
        let given = Given::new(referee.position(), &why, tried);
        *reason = Reason { given: Some(given), until: time.elapsed() + SHOWN };
        waker.wake_in(SHOWN);
        redraw.write(RequestRedraw);
    }
}

/// Marks the cells that explain the reason, and unmarks all others.
fn mark_blames(
    reason: Res<Reason>,
    layout: Res<Layout>,
    things: Query<(Entity, &At, Has<Token>, Option<&Blames>), Or<(With<Disc>, With<Token>)>>,
    places: Query<Entity, (With<Blames>, Without<Disc>, Without<Token>)>,
    mut commands: Commands,
) {
    let blames = reason.given.as_ref().map_or(&[][..], |given| &given.blames);
    let at = |cell: Cell, wants_token: bool| {
        things.iter().find(|(_, at, is_token, _)| at.0 == cell && *is_token == wants_token)
    };
    let mut marked = Vec::new();
    for place in &places {
        commands.entity(place).despawn();
    }
    for &(blame, cell) in blames {
        let token = match blame {
            Blame::Refused | Blame::Blocks => at(cell, true),
            _ => None,
        };
        if let Some((entity, ..)) = token.or_else(|| at(cell, false)) {
            marked.push((entity, Blames(blame)));
        } else {
            let transform = Transform::from_translation(layout.place(cell));
            let name = Name::new("place that shows a reason");
            commands.spawn((Blames(blame), At(cell), transform, Pickable::IGNORE, name));
        }
    }
    for (entity, .., old) in &things {
        let new = marked.iter().find(|(marked, _)| *marked == entity).map(|(_, blames)| *blames);
        match new {
            Some(new) if old != Some(&new) => drop(commands.entity(entity).try_insert(new)),
            None if old.is_some() => drop(commands.entity(entity).try_remove::<Blames>()),
            _ => {}
        }
    }
}
