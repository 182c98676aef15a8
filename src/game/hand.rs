//! The hand: what a person holds, and what each gesture asks for.

use bevy::prelude::*;

use super::{Asked, Done, Flow, Referee, Request};
use crate::rules::{Cell, Part, Position, Relocation, Slide};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .add_message::<Gesture>()
        .add_systems(Update, ask.in_set(Flow::Ask).run_if(on_message::<Gesture>))
        .add_systems(Update, open.in_set(Flow::Mirror).run_if(on_message::<Done>));
}

/// What a person does, by whatever device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// To click, tap or press a button on something.
    Choose(Spot),
    /// To begin to drag something.
    Drag(Spot),
    /// To end a drag over something, or over nothing.
    Drop(Option<Spot>),
    /// To let go of what is held: Escape, the right button, a click on nothing.
    LetGo,
}

/// Something on the table and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// What is there.
    pub thing: Thing,
    /// Its cell.
    pub cell: Cell,
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A token.
    Token,
    /// A disc.
    Disc,
    /// A place where what is held may go.
    Target,
    /// The table.
    Table,
}

/// What the hand of the person to move holds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    held: Option<Held>,
}

/// A token or a disc in the hand. By the rules it is still where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// A token to slide, or a disc to relocate.
    pub part: Part,
    /// Where it was taken up.
    pub from: Cell,
    /// Whether it is dragged along with the pointer, so that it goes where it is dropped.
    pub dragged: bool,
}

impl Hand {
    /// What it holds.
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> bool {
        self.held.is_none()
    }
}

/// What a gesture comes to.
#[derive(Clone, Debug)]
enum Outcome {
    Nothing,
    LetGo,
    Hold(Part, Cell),
    Ask(Request),
}

pub(super) fn ask(
    referee: Res<Referee>,
    mut hand: ResMut<Hand>,
    mut gestures: MessageReader<Gesture>,
    mut requests: MessageWriter<Request>,
) {
    for gesture in gestures.read() {
        let may_try = referee.waits_for_person() || referee.game().ending().is_some();
        let held = hand.held.filter(|_| may_try);
        let outcome = match (gesture, held) {
            (Gesture::LetGo, _) => Outcome::LetGo,
            (Gesture::Choose(_) | Gesture::Drag(_), _) if !may_try => Outcome::Nothing,
            (Gesture::Choose(spot), None) | (Gesture::Drag(spot), _) => take_up(&referee, *spot),
            (Gesture::Choose(spot), Some(held)) => choose(&referee, held, *spot),
            (Gesture::Drop(Some(spot)), Some(held)) if held.dragged => {
                put_down(referee.position(), held, *spot)
            }
            (Gesture::Drop(_), Some(held)) if held.dragged => Outcome::LetGo,
            (Gesture::Drop(_), _) => Outcome::Nothing,
        };
        let is_drop = matches!(gesture, Gesture::Drop(_)) && held.is_some_and(|held| held.dragged);
        let next = match outcome {
            Outcome::Hold(part, from) => {
                Some(Held { part, from, dragged: matches!(gesture, Gesture::Drag(_)) })
            }
            Outcome::LetGo => None,
            Outcome::Ask(request) => {
                requests.write(request);
                // What is dropped where it may not go returns; what was clicked there is still held.
                hand.held.filter(|_| !is_drop)
            }
            Outcome::Nothing => hand.held,
        };
        hand.set_if_neq(Hand { held: next });
    }
}

/// With nothing held, or another thing held: takes it up, or asks, so as to be told why not.
fn take_up(referee: &Referee, Spot { thing, cell }: Spot) -> Outcome {
    let position = referee.position();
    let slide = Outcome::Ask(Request::Slide(Slide { from: cell, to: cell }));
    let relocation = Outcome::Ask(Request::Relocate(Relocation { from: cell, to: cell }));
    if is_far(position, thing, cell) {
        return Outcome::Nothing;
    }
    match position.due() {
        _ if referee.game().ending().is_some() => slide,
        Some(Part::Slide) => match position.token_at(cell) {
            Some(whose) if whose == position.to_move() => take_up_token(position, cell),
            None if position.board().has_disc(cell) => relocation,
            _ => slide,
        },
        _ if thing == Thing::Token => slide,
        _ if position.check_taking(cell).is_ok() => Outcome::Hold(Part::Relocation, cell),
        _ => relocation,
    }
}

/// Takes up a token of the side to move. One that cannot move anywhere stays, and it is said why.
fn take_up_token(position: &Position, from: Cell) -> Outcome {
    if position.slides().iter().any(|slide| slide.from == from) {
        Outcome::Hold(Part::Slide, from)
    } else {
        let [to, ..] = from.neighbours();
        Outcome::Ask(Request::Slide(Slide { from, to }))
    }
}

/// With something held: the place or the direction to move it, another thing instead, or its own
/// place to let go.
fn choose(referee: &Referee, held: Held, spot: Spot) -> Outcome {
    let position = referee.position();
    let cell = spot.cell;
    if cell == held.from || is_far(position, spot.thing, cell) {
        return Outcome::LetGo;
    }
    let is_instead = match held.part {
        Part::Slide => position.token_at(cell) == Some(position.to_move()),
        Part::Relocation => {
            spot.thing != Thing::Token
                && position.board().has_disc(cell)
                && position.check_taking(cell).is_ok()
        }
    };
    if is_instead {
        return take_up(referee, spot);
    }
    // A click on the way means the direction; the token goes on to where it must stop.
    let meant = position
        .slides()
        .into_iter()
        .find(|slide| held.part == Part::Slide && slide.from == held.from && passes(*slide, cell));
    match meant {
        Some(slide) => Outcome::Ask(Request::Slide(slide)),
        None => Outcome::Ask(request(held, cell)),
    }
}

/// With something dragged: just there, or back.
fn put_down(position: &Position, held: Held, spot: Spot) -> Outcome {
    if spot.cell == held.from || is_far(position, spot.thing, spot.cell) {
        Outcome::LetGo
    } else {
        Outcome::Ask(request(held, spot.cell))
    }
}

fn request(Held { part, from, .. }: Held, to: Cell) -> Request {
    match part {
        Part::Slide => Request::Slide(Slide { from, to }),
        Part::Relocation => Request::Relocate(Relocation { from, to }),
    }
}

/// A click on the table away from the board tries nothing.
fn is_far(position: &Position, thing: Thing, cell: Cell) -> bool {
    let board = position.board();
    thing == Thing::Table && !board.has_disc(cell) && board.touching(cell).next().is_none()
}

/// The cells that a token passes on a slide, the last included.
pub fn path(slide: Slide) -> impl Iterator<Item = Cell> {
    let direction = slide.from.direction_to(slide.to);
    let mut next = slide.from;
    std::iter::from_fn(move || {
        if next == slide.to {
            return None;
        }
        next = next.step(direction?);
        Some(next)
    })
}

fn passes(slide: Slide, cell: Cell) -> bool {
    path(slide).any(|passed| passed == cell)
}

/// What was held is where the position says, once that changes.
pub(super) fn open(mut hand: ResMut<Hand>, mut done: MessageReader<Done>) {
    let is_talk = |asked| matches!(asked, Asked::OfferDraw(_) | Asked::DeclineDraw(_));
    if done.read().any(|done| !is_talk(done.asked)) {
        hand.set_if_neq(Hand::default());
    }
}
