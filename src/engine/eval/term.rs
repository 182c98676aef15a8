//! The terms of the evaluation: what is counted of a side.

use std::ops::ControlFlow;

use strum::{IntoStaticStr, VariantArray};

use super::super::threat::{Aim, each_aim, each_aim_after};
use crate::rules::{Position, Side, Slide};

/// How many terms there are.
pub const TERMS: usize = Term::VARIANTS.len();

/// What is counted of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Term {
    /// Slides that win as the board lies.
    Threat,
    /// Slides.
    Mobility,
    /// Slides after which there is one that wins.
    Strike,
    /// Slides after which there are more that win.
    Fork,
    /// Slides after which none wins, but one would if a disc were taken that is likely to come off, or
    /// put down in its way.
    Prepared,
    /// Whether there is any of the latter.
    AnyPrepared,
}

/// How much there is of each term.
pub type Terms = [i16; TERMS];

/// Counts the terms of a side.
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
        if let Some(term) = next_after(slide, position, side) {
            add(term, 1);
        }
    }
    terms[Term::AnyPrepared as usize] = terms[Term::Prepared as usize].min(1);
    terms
}

/// A disc that touches no more than this many others is likely to come off the board.
const FREE: u32 = 3;

/// What a slide leads to with the one after it.
#[inline]
fn next_after(slide: Slide, position: &Position, of: Side) -> Option<Term> {
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
