//! Somebody who plays, asks, answers and gives up at random.

use nonaga::{
    far::agreement::{FarOffer, FarStage, FarStanding, FarWish, Role},
    rules::{Match, Step},
};

use super::world::{World, person};

/// After so many parts the bots begin to end the match.
const LONG: usize = 40;

/// What somebody may want now.
pub fn wish(world: &mut World, role: Role) -> Option<FarWish> {
    let standing = world.standing(role);
    let dice = world.dice.u32(..1000);
    match &standing.stage {
        FarStage::Asked => {
            return Some(FarWish::Consent(person("Bob"), world.dice.u128(..).to_le_bytes()));
        }
        FarStage::Over(_) => return after_the_end(&standing, dice),
        FarStage::Playing => {}
        _ => return (dice < 2).then_some(FarWish::Close),
    }
    let game = world.sides[role as usize].log().game()?.clone();
    let is_long = game.steps().len() > LONG;
    match dice {
        _ if standing.to_answer().is_some() && dice < 500 => {
            let yes = dice < 250;
            return Some(FarWish::Answer(yes));
        }
        0..10 => return Some(FarWish::OfferDraw),
        10..80 => return Some(FarWish::TakeBack),
        80..81 => return Some(FarWish::Resign),
        81..82 => return Some(FarWish::Close),
        85..110 if is_long => return Some(FarWish::Resign),
        110..150 if is_long => return Some(FarWish::OfferDraw),
        _ => {}
    }
    standing.can_play().then(|| FarWish::Play(part(world, &game)))
}

fn after_the_end(standing: &FarStanding, dice: u32) -> Option<FarWish> {
    let is_rematch = |open: &nonaga::far::agreement::OpenOffer| open.offer == FarOffer::Rematch;
    match dice {
        0..300 if standing.to_answer().as_ref().is_some_and(is_rematch) => {
            Some(FarWish::Answer(dice < 200))
        }
        0..100 => Some(FarWish::Rematch),
        _ => None,
    }
}

/// A win if there is one and it is seen, or else anything.
fn part(world: &mut World, game: &Match) -> Step {
    let steps = game.position().steps();
    let wins = |step: &&Step| {
        let mut next = game.position().clone();
        step.slide().is_some() && next.play(**step).is_ok() && next.won().is_some()
    };
    let win = steps.iter().find(wins).copied().filter(|_| world.dice.u32(..3) == 0);
    win.unwrap_or_else(|| steps[world.dice.usize(..steps.len())])
}
