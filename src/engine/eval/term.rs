//! The terms of the evaluation: what is counted for each side.

use std::ops::ControlFlow;

use strum::{IntoStaticStr, VariantArray};

use super::super::threat::{Aim, each_aim, each_aim_after};
use crate::rules::{Position, Side, Slide};

/// The number of terms.
pub const TERMS: usize = Term::VARIANTS.len();

/// Something that is counted for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Term {
    /// Slides that win on the current board.
    Threat,
    /// All slides.
    Mobility,
    /// Slides after which exactly one slide wins.
    Strike,
    /// Slides after which several slides win.
    Fork,
    /// Slides after which no slide wins, but one would after a single change to the board: taking a disc
    /// that is likely to come off, or filling a gap.
    Prepared,
    /// 1 if there is any [`Prepared`](Term::Prepared) slide, otherwise 0.
    AnyPrepared,
}

/// The count of each term, by its number.
pub type Terms = [i16; TERMS];

/// Counts the terms for a side.
#[inline]
pub fn terms(position: &Position, side: Side) -> Terms {
    let mut terms = [0; TERMS];
    let mut add = |term: Term, count: i16| terms[term as usize] += count;
    let _ = each_aim(position, side, |aim| {
        add(Term::Threat, i16::from(aim.is_threat()));
        ControlFlow::Continue(())
    });
    let slides = position.slides_of(side);
    add(Term::Mobility, slides.len() as i16);
    for slide in slides {
        if let Some(term) = term_after(slide, position, side) {
            add(term, 1);
        }
    }
    terms[Term::AnyPrepared as usize] = terms[Term::Prepared as usize].min(1);
    terms
}

/// A disc that touches at most this many others is likely to come off the board.
const FREE: u32 = 3;

/// The term that a slide counts for, depending on the slides that can follow it.
#[inline]
fn term_after(slide: Slide, position: &Position, of: Side) -> Option<Term> {
    let (mut ready, mut is_prepared) = (0, false);
    let _ = each_aim_after(position, of, slide, |Aim { take, put, .. }| {
        match (take, put) {
            (None, None) => ready += 1,
            (Some(disc), None) => is_prepared |= position.board().contacts(disc) <= FREE,
            (None, Some(_)) => is_prepared = true,
            (Some(_), Some(_)) => (),
        }
        ControlFlow::Continue(())
    });
    match ready {
        0 => is_prepared.then_some(Term::Prepared),
        1 => Some(Term::Strike),
        _ => Some(Term::Fork),
    }
}
