//! The hand: decides what each gesture picks up, puts down or asks for.

use bevy::prelude::*;

use crate::{
    game::{
        common::{Flow, Notice, is_at_table},
        referee::{Ask, Asker, Referee, Request},
        table::{DrawnSlide, Gesture, Hand, Held, Spot, Thing, path_of},
    },
    rules::{Cell, Part, Position, Refusal, Relocation, Slide},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        ask.in_set(Flow::Ask).run_if(is_at_table).run_if(on_message::<Gesture>),
    );
}

/// What the hand does in answer to a gesture.
#[derive(Clone, Debug)]
enum Reaction {
    Nothing,
    LetGo,
    /// Lets go of what was to go where nothing can be.
    PutBack(Part),
    Hold(Part, Cell),
    Ask(Ask),
}

fn ask(
    referee: Res<Referee>,
    drawn: Query<&DrawnSlide>,
    mut hand: ResMut<Hand>,
    mut gestures: MessageReader<Gesture>,
    mut requests: MessageWriter<Request>,
    mut notices: MessageWriter<Notice>,
) {
    for gesture in gestures.read() {
        // A try is refused with a reason once the match is over, and while another turn is looked at.
        let is_refused = (referee.game().ending().is_some() || referee.is_looking_back())
            && referee.occasion().answers_idle_tries;
        let may_try = referee.waits_for_hand() || is_refused;
        let held = hand.held().filter(|_| may_try);
        let reaction = match (gesture, held) {
            (Gesture::LetGo, _) => Reaction::LetGo,
            (Gesture::Choose(_) | Gesture::Drag(_), _) if !may_try => Reaction::Nothing,
            (Gesture::Choose(spot), None) => play_drawn(referee.position(), &drawn, spot.cell)
                .unwrap_or_else(|| pick_up(&referee, *spot)),
            (Gesture::Drag(spot), _) => pick_up(&referee, *spot),
            (Gesture::Choose(spot), Some(held)) => choose(&referee, held, *spot),
            (Gesture::Drop(Some(spot)), Some(held)) if held.dragged => {
                put_down(referee.position(), held, *spot)
            }
            (Gesture::Drop(_), Some(held)) if held.dragged => Reaction::LetGo,
            (Gesture::Drop(_), _) => Reaction::Nothing,
        };
        if let (Gesture::Choose(spot), Reaction::Ask(Ask::Slide(slide))) = (gesture, &reaction)
            && passes(*slide, spot.cell)
            && spot.cell != slide.to
            && referee.occasion().says_why_beside
        {
            notices.write(Notice::SlidToTheEnd);
        }
        let is_drop = matches!(gesture, Gesture::Drop(_)) && held.is_some_and(|held| held.dragged);
        let next = match reaction {
            Reaction::Hold(part, from) => {
                Some(Held { part, from, dragged: matches!(gesture, Gesture::Drag(_)) })
            }
            Reaction::LetGo => None,
            Reaction::PutBack(part) => {
                // A lesson speaks for itself. A token only goes where there is a disc, so nobody wonders.
                let is_said = part == Part::Relocation && referee.occasion().says_why_beside;
                notices.write_batch(is_said.then_some(Notice::PutBack));
                None
            }
            Reaction::Ask(ask) => {
                requests.write(referee.request(ask, Asker::Hand));
                // A dragged piece goes back if it is dropped where it may not go. After a click there, the
                // hand still holds its piece.
                hand.held().filter(|_| !is_drop)
            }
            Reaction::Nothing => hand.held(),
        };
        hand.set_if_neq(Hand::holding(next));
    }
}

/// Plays the slide that is drawn to this cell. Whoever sees it may click there without choosing its token first.
fn play_drawn(position: &Position, drawn: &Query<&DrawnSlide>, cell: Cell) -> Option<Reaction> {
    let slides = position.slides();
    let leads_here = |slide: &Slide| slide.to == cell && slides.contains(slide);
    let mut leading = drawn.iter().map(|drawn| drawn.0).filter(leads_here);
    let slide = leading.next()?;
    leading.next().is_none().then_some(Reaction::Ask(Ask::Slide(slide)))
}

/// Picks up a piece. If that is not allowed, asks the referee anyway, so that the player sees why.
fn pick_up(referee: &Referee, Spot { thing, cell }: Spot) -> Reaction {
    let position = referee.position();
    let slide = Reaction::Ask(Ask::Slide(Slide { from: cell, to: cell }));
    let relocation = Reaction::Ask(Ask::Relocate(Relocation { from: cell, to: cell }));
    if is_off_board(position, thing, cell) {
        return Reaction::Nothing;
    }
    match position.due() {
        _ if referee.game().ending().is_some() || referee.is_looking_back() => slide,
        Some(Part::Slide) => match position.token_at(cell) {
            Some(whose) if whose == position.to_move() => pick_up_token(position, cell),
            None if position.board().has_disc(cell) => relocation,
            _ => slide,
        },
        // A disc is due. About one's own token it is said that it may slide again, about another whose it is.
        _ if thing == Thing::Token && position.token_at(cell) == Some(position.to_move()) => slide,
        _ if position.check_taking(cell).is_ok() => Reaction::Hold(Part::Relocation, cell),
        _ => relocation,
    }
}

/// Picks up a token of the side to move. If it cannot slide anywhere, asks for a slide so that the player sees
/// why.
fn pick_up_token(position: &Position, from: Cell) -> Reaction {
    if position.slides().iter().any(|slide| slide.from == from) {
        Reaction::Hold(Part::Slide, from)
    } else {
        let [to, ..] = from.neighbours();
        Reaction::Ask(Ask::Slide(Slide { from, to }))
    }
}

/// Handles a click while the hand holds a piece. The click may mean where to move it, or another piece to pick
/// up instead. A click on the piece's own place lets go. So does one far from the board, unless the piece is a disc: whoever
/// holds one may have taken that for a place, and is told what a place is.
fn choose(referee: &Referee, held: Held, spot: Spot) -> Reaction {
    let position = referee.position();
    let cell = spot.cell;
    if cell == held.from {
        return Reaction::LetGo;
    }
    if held.part == Part::Slide && is_off_board(position, spot.thing, cell) {
        return Reaction::LetGo;
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
        return pick_up(referee, spot);
    }
    // A click on the way only gives the direction. The token slides on to where it must stop.
    let meant = position
        .slides()
        .into_iter()
        .find(|slide| held.part == Part::Slide && slide.from == held.from && passes(*slide, cell));
    match meant {
        Some(slide) => Reaction::Ask(Ask::Slide(slide)),
        None if means_other_token(position, held, cell) => pick_up(referee, spot),
        None => Reaction::Ask(ask_for(held, cell)),
    }
}

/// Handles the drop of a dragged piece. It goes to that very cell, or back.
fn put_down(position: &Position, held: Held, spot: Spot) -> Reaction {
    if spot.cell == held.from {
        Reaction::LetGo
    } else if is_off_board(position, spot.thing, spot.cell) {
        Reaction::PutBack(held.part)
    } else {
        Reaction::Ask(ask_for(held, spot.cell))
    }
}

fn ask_for(Held { part, from, .. }: Held, to: Cell) -> Ask {
    match part {
        Part::Slide => Ask::Slide(Slide { from, to }),
        Part::Relocation => Ask::Relocate(Relocation { from, to }),
    }
}

/// Whether this spot is on the table, away from the board. A click there tries nothing.
fn is_off_board(position: &Position, thing: Thing, cell: Cell) -> bool {
    let board = position.board();
    thing == Thing::Table && !board.has_disc(cell) && board.touching(cell).next().is_none()
}

/// Whether a click with a token in the hand means the other side's token here: there is no straight way to it.
fn means_other_token(position: &Position, held: Held, cell: Cell) -> bool {
    let slide = Slide { from: held.from, to: cell };
    held.part == Part::Slide
        && position.token_at(cell).is_some()
        && matches!(position.check_slide(slide), Err(Refusal::NotStraight { .. }))
}

fn passes(slide: Slide, cell: Cell) -> bool {
    path_of(slide).any(|passed| passed == cell)
}
