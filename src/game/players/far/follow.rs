//! What happens in the match that is open, and what follows without being asked for.

use std::time::Instant;

use bevy::prelude::*;

use super::{
    far_away::{FarAway, FarDoor},
    tell::FarTeller,
};
use crate::{
    far::agreement::{FarEvent, FarStage, Farewell, LogEvent},
    game::common::{Attention, Go, Screen, Waker},
    home::{FarMatch, FarParting, FarTrouble, Home},
};

/// So often one hears that there is no such match before one believes it.
const IS_NOT_OPEN: u32 = 3;

/// What is remembered from one frame to the next.
#[derive(Default)]
pub(super) struct Followed {
    /// How often the other side said, one time after the other, that it does not have this match.
    not_open: u32,
    /// When the game is woken next.
    wakes: Option<Instant>,
}

/// What becomes of the match.
enum Outcome {
    GoesOn,
    Leaves(FarParting),
    Stops(FarTrouble),
}

/// Takes what has come from the other side, and does what follows.
pub(super) fn follow(
    mut away: ResMut<FarAway>,
    mut followed: Local<Followed>,
    waker: Res<Waker>,
    mut teller: FarTeller,
    mut attention: MessageWriter<Attention>,
    mut goes: MessageWriter<Go>,
) {
    // Only what has changed must count as a change.
    let FarAway { home, door: FarDoor::Open { far, .. }, .. } = away.bypass_change_detection()
    else {
        return;
    };
    let before = (far.driver.standing(), far.driver.line_state());
    far.pump();
    let mut outcome = Outcome::GoesOn;
    while let Some(event) = far.next_event() {
        teller.tell_event(far, &event);
        attention.write_batch(calls(far, &event).then_some(Attention));
        outcome = outcome.or(hear(far, &event, &mut followed, &mut teller));
    }
    if let Some(fault) = far.driver.take_fault() {
        teller.tell(&fault);
        teller.say_with("far-not-written", &[]);
    }
    if let Some(why) = far.driver.take_cut() {
        outcome = outcome.or(hear_cut(far, why));
    }
    outcome = outcome.or(go_on(home, far, &mut teller));
    followed.wake(far, &waker);
    let is_changed = before != (far.driver.standing(), far.driver.line_state());
    match outcome {
        Outcome::GoesOn if is_changed => away.set_changed(),
        Outcome::GoesOn => {}
        Outcome::Leaves(parting) => away.leave(parting, &waker),
        Outcome::Stops(trouble) => {
            away.bar(trouble, &waker);
            // There it is said why.
            goes.write(Go::Open(Screen::FarAway));
        }
    }
}

impl Outcome {
    /// The first that does not go on counts.
    fn or(self, next: Outcome) -> Outcome {
        if matches!(self, Outcome::GoesOn) { next } else { self }
    }
}

impl Followed {
    /// Has the game woken when the match must be pumped next.
    fn wake(&mut self, far: &FarMatch, waker: &Waker) {
        let Some(next) = far.next_pump() else { return };
        let now = Instant::now();
        let due = now + next;
        if self.wakes.is_none_or(|wakes| wakes <= now || due < wakes) {
            self.wakes = Some(due);
            waker.wake_in(next);
        }
    }
}

/// Whether the player should come back for this.
fn calls(far: &FarMatch, event: &FarEvent) -> bool {
    let own = far.driver.log().keeper();
    match event {
        FarEvent::Log(LogEvent::Played { by, .. }) => {
            *by != own && far.driver.standing().can_play()
        }
        FarEvent::Log(LogEvent::Offered { by, .. }) => *by != own,
        FarEvent::Log(LogEvent::Began { .. } | LogEvent::Ended(_) | LogEvent::Proposed) => true,
        _ => false,
    }
}

fn hear(
    far: &mut FarMatch,
    event: &FarEvent,
    followed: &mut Followed,
    teller: &mut FarTeller,
) -> Outcome {
    match event {
        FarEvent::Here => followed.not_open = 0,
        FarEvent::Log(LogEvent::Began { .. }) => {
            // The match goes on without that.
            if let Err(error) = far.befriend() {
                teller.tell(&error);
            }
        }
        FarEvent::Refused { fault, .. } if let Some(where_to) = fault.outdated() => {
            return stop(far, FarTrouble::Update { where_to });
        }
        FarEvent::Left(why) => return hear_farewell(far, why.clone(), followed, teller),
        _ => {}
    }
    Outcome::GoesOn
}

/// The other side has said why it does not go on.
fn hear_farewell(
    far: &FarMatch,
    why: Farewell,
    followed: &mut Followed,
    teller: &mut FarTeller,
) -> Outcome {
    if matches!(far.driver.standing().stage, FarStage::Disputed(_)) {
        return Outcome::GoesOn;
    }
    let has_joined = far.driver.log().consent().is_some();
    match why {
        Farewell::Busy => teller.tell(&why),
        Farewell::Declined => teller.say_with("far-somebody-declined", &[]),
        // It may be open there in a moment, or later.
        Farewell::OtherMatch if has_joined || followed.not_open + 1 < IS_NOT_OPEN => {
            followed.not_open += 1;
            if has_joined && followed.not_open == 1 {
                teller.tell(&why);
            }
        }
        why => return stop(far, FarTrouble::of_farewell(why)),
    }
    Outcome::GoesOn
}

/// This side has ended a connection.
fn hear_cut(far: &FarMatch, why: Farewell) -> Outcome {
    match why {
        Farewell::Declined => Outcome::Leaves(FarParting::Ends),
        // It was told as an event, or it is about a stranger.
        Farewell::Wrong { .. }
        | Farewell::OtherRules { .. }
        | Farewell::OtherMatch
        | Farewell::Taken
        | Farewell::Busy => Outcome::GoesOn,
        why => stop(far, FarTrouble::of_farewell(why)),
    }
}

/// The match does not go on now. A stranger cannot stop somebody who waits for another, nor a match that is played: the
/// table stays as it is.
fn stop(far: &FarMatch, trouble: FarTrouble) -> Outcome {
    match far.driver.standing().stage {
        FarStage::Inviting => Outcome::GoesOn,
        _ => Outcome::Stops(trouble),
    }
}

/// Does what follows from how the match stands.
fn go_on(home: &Home, far: &mut FarMatch, teller: &mut FarTeller) -> Outcome {
    let standing = far.driver.standing();
    match standing.stage {
        FarStage::Asked if far.is_rematch() => match far.consents() {
            Ok(wish) => {
                if let Err(why) = far.driver.act(wish) {
                    teller.tell(&why);
                }
            }
            Err(error) => return Outcome::Stops(error.into()),
        },
        FarStage::Playing => {
            if let Err(error) = far.settle_before() {
                teller.tell(&error);
            }
        }
        FarStage::Over(_) => {
            if let Err(error) = far.save(home) {
                teller.say_with("match-not-saved", &[("reason", &error)]);
            }
            if far.is_nothing(FarParting::Pauses) {
                return Outcome::Leaves(FarParting::Pauses);
            }
            if standing.rematch
                && let Err(error) = far.go_to_rematch()
            {
                return Outcome::Stops(error.into());
            }
        }
        _ => {}
    }
    Outcome::GoesOn
}
