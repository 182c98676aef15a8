//! The terms of the evaluation: what is counted of a side.

use std::ops::ControlFlow;

use strum::{IntoStaticStr, VariantArray};

use super::super::threat::{Aim, distance, each_aim};
use crate::rules::{Position, Side, Slide};

/// How many terms there are.
pub const TERMS: usize = Term::VARIANTS.len();

/// What is counted of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Term {
    /// Slides that win as the board lies.
    Threat,
    /// Slides that would win if a disc were taken that is likely to come off.
    Take,
    /// Slides that would win if a disc were taken that is likely to be hemmed in.
    TakeHemmed,
    /// Slides that would win if a disc were put down in their way.
    Put,
    /// Slides that would win if one disc were taken and put down elsewhere, just so.
    TakeAndPut,
    /// Of the above, those that need the disc that the opponent has just relocated: it is locked.
    Locked,
    /// Pairs of tokens that touch.
    Touching,
    /// Pairs of tokens with one cell between them.
    Close,
    /// The steps between each two tokens, added up.
    Spread,
    /// Slides.
    Mobility,
    /// Tokens that cannot slide.
    WalledIn,
    /// Slides that end beside another token of the side, or with one cell between them.
    Gathering,
}

/// How much there is of each term.
pub type Terms = [i16; TERMS];

/// Counts the terms of a side.
#[inline]
pub fn terms(position: &Position, side: Side) -> Terms {
    let mut terms = [0; TERMS];
    count_aims(position, side, &mut terms);
    count_distances(position, side, &mut terms);
    count_slides(position, side, &mut terms);
    terms
}

/// A disc that touches no more than this many others is likely to come off the board.
const FREE: u32 = 3;

#[inline]
fn count_aims(position: &Position, side: Side, terms: &mut Terms) {
    let board = position.board();
    let _ = each_aim(position, side, |Aim { take, put, .. }| {
        let term = match (take, put) {
            (None, None) => Term::Threat,
            (Some(disc), None) if board.contacts(disc) <= FREE => Term::Take,
            (Some(_), None) => Term::TakeHemmed,
            (None, Some(_)) => Term::Put,
            (Some(_), Some(_)) => Term::TakeAndPut,
        };
        terms[term as usize] += 1;
        if take.is_some() && take == position.locked() {
            terms[Term::Locked as usize] += 1;
        }
        ControlFlow::Continue(())
    });
}

#[inline]
fn count_distances(position: &Position, side: Side, terms: &mut Terms) {
    let [a, b, c] = *position.tokens(side);
    for apart in [distance(a, b), distance(b, c), distance(c, a)] {
        terms[Term::Touching as usize] += i16::from(apart == 1);
        terms[Term::Close as usize] += i16::from(apart == 2);
        terms[Term::Spread as usize] += apart as i16;
    }
}

#[inline]
fn count_slides(position: &Position, side: Side, terms: &mut Terms) {
    let slides = position.slides_of(side);
    terms[Term::Mobility as usize] = slides.len() as i16;
    let tokens = *position.tokens(side);
    for token in tokens {
        let moves = slides.iter().any(|slide| slide.from == token);
        terms[Term::WalledIn as usize] += i16::from(!moves);
    }
    for Slide { from, to } in slides {
        let near = |token: &&_| **token != from && distance(**token, to) <= 2;
        terms[Term::Gathering as usize] += tokens.iter().filter(near).count() as i16;
    }
}
