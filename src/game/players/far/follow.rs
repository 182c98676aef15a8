//! What happens in the match that is open, and what follows without being asked for.

use std::time::Instant;

use bevy::prelude::*;

use super::{
    far_away::{FarAway, FarDoor},
    tell::FarTeller,
};
use crate::{
    far::{
        agreement::{FarEvent, FarStage, FarStanding, Farewell, LogEvent},
        knock::KnockStands,
        link::LineState,
    },
    game::common::{Attention, Go, Screen, Waker},
    home::{FarMatch, FarParting, FarSequel, FarTrouble, Home},
};

/// When the game is woken next.
#[derive(Default)]
pub(super) struct FarWaking(Option<Instant>);

/// What becomes of the match.
enum Outcome {
    GoesOn,
    Leaves(FarParting),
    Stops(FarTrouble),
}

/// Takes what has come from the other side, and does what follows.
pub(super) fn follow(
    mut away: ResMut<FarAway>,
    mut waking: Local<FarWaking>,
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
    let before = state_of(far);
    far.pump();
    let mut outcome = Outcome::GoesOn;
    while let Some(event) = far.next_event() {
        teller.tell_event(far, &event);
        attention.write_batch(calls(far, &event).then_some(Attention));
        outcome = outcome.or(hear(far, &event, &mut teller));
    }
    if let Some(fault) = far.driver.take_fault() {
        teller.tell(&fault);
        teller.say_with("far-not-written", &[]);
    }
    if let Some(why) = far.driver.take_cut() {
        outcome = outcome.or(follow_farewell(far.heed_own(why), &mut teller));
    }
    outcome = outcome.or(go_on(home, far, &mut teller));
    waking.wake(far, &waker);
    let is_changed = before != state_of(far);
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

/// What is looked at to see whether anything has changed.
fn state_of(far: &FarMatch) -> (FarStanding, LineState, Option<KnockStands>) {
    let invited = far.invited().map(|(_, stands)| stands);
    (far.driver.standing(), far.driver.line_state(), invited)
}

impl Outcome {
    /// The first that does not go on counts.
    fn or(self, next: Outcome) -> Outcome {
        if matches!(self, Outcome::GoesOn) { next } else { self }
    }
}

impl FarWaking {
    /// Has the game woken when the match must be pumped next.
    fn wake(&mut self, far: &FarMatch, waker: &Waker) {
        let Some(next) = far.next_pump() else { return };
        let now = Instant::now();
        let due = now + next;
        if self.0.is_none_or(|wakes| wakes <= now || due < wakes) {
            self.0 = Some(due);
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

fn hear(far: &mut FarMatch, event: &FarEvent, teller: &mut FarTeller) -> Outcome {
    let sequel = match event {
        FarEvent::Log(LogEvent::Began { .. }) => {
            // The match goes on without that.
            if let Err(error) = far.befriend() {
                teller.tell(&error);
            }
            FarSequel::Nothing
        }
        FarEvent::Refused { fault, .. } => far.heed_refusal(fault),
        FarEvent::Left(why) => far.heed(why.clone()),
        _ => FarSequel::Nothing,
    };
    follow_farewell(sequel, teller)
}

/// Does what follows when one of the two says why it does not go on.
fn follow_farewell(sequel: FarSequel, teller: &mut FarTeller) -> Outcome {
    match sequel {
        FarSequel::Nothing => {}
        FarSequel::Waits(Farewell::Declined) => teller.say_with("far-somebody-declined", &[]),
        FarSequel::Waits(why) => teller.tell(&why),
        FarSequel::StaysOpen(trouble) => teller.tell(&trouble),
        FarSequel::Declines => return Outcome::Leaves(FarParting::Ends),
        FarSequel::Stops(trouble) => return Outcome::Stops(trouble),
    }
    Outcome::GoesOn
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
