//! One line: it waits for the other side or finds it, carries messages, and tells how it stands.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use iroh::{Endpoint, EndpointAddr, endpoint::Connection};
use jiff::Timestamp;
use tokio::{
    select,
    sync::{
        mpsc::{Receiver, Sender, UnboundedReceiver},
        watch,
    },
    time::{MissedTickBehavior, interval, timeout},
};

use super::{
    dial::{LineCall, dial, finish},
    frames::{End, write},
    order::{LineOrder, LinkShared, Signal},
    pauses::{Pauses, Silence},
    state::{LineReport, LineState, Road},
};

/// How often it is looked whether the other side is there, and how it is reached.
const LOOK: Duration = Duration::from_secs(2);
/// A connection that lasts so long is a good one.
const GOOD: Duration = Duration::from_secs(10);
/// How long the other side may take to read.
const STUCK: Duration = Duration::from_secs(30);

/// The task of a line.
pub(super) struct Attendant {
    pub shared: Arc<LinkShared>,
    pub endpoints: watch::Receiver<Option<Endpoint>>,
    pub signals: watch::Receiver<Signal>,
    /// Where to call, if this end calls.
    pub target: Option<EndpointAddr>,
    /// Whether somebody should be there.
    pub is_expected: bool,
    pub orders: UnboundedReceiver<LineOrder>,
    pub reports: Sender<LineReport>,
    /// Those who call.
    pub arrivals: Receiver<LineCall>,
    pub state: Option<LineState>,
    pub left: Option<Timestamp>,
    pub calls: u64,
    /// What others are told while somebody is on the line, if it is not what all lines say.
    pub others: Option<Vec<u8>>,
    pub pauses: Pauses,
}

/// What comes after a connection.
enum After {
    Wait,
    Next(LineCall),
    Close,
}

impl Attendant {
    /// Attends to the line until it is closed.
    pub async fn attend(mut self) {
        let mut next = None;
        loop {
            let call = match next.take() {
                Some(call) => Some(call),
                None => self.wait().await,
            };
            let Some(call) = call else { break };
            match self.talk(call).await {
                After::Wait => {}
                After::Next(call) => next = Some(call),
                After::Close => break,
            }
        }
        self.stands(LineState::Closed).await;
    }

    /// Waits for a connection. `None` if the line is closed.
    async fn wait(&mut self) -> Option<LineCall> {
        let mut state = match (self.left, &self.target) {
            (Some(since), _) => LineState::Away { since },
            (None, Some(_)) => LineState::Connecting,
            (None, None) => LineState::Nobody,
        };
        loop {
            self.stands(state).await;
            match self.wait_for_try().await {
                Waited::Call(call) => return Some(*call),
                Waited::Closed => return None,
                // It goes on trying, but it seems that nobody is there.
                Waited::InVain if state == LineState::Connecting => state = LineState::Nobody,
                Waited::InVain => {}
            }
        }
    }

    /// Waits for a connection until a try to call the other side is in vain.
    async fn wait_for_try(&mut self) -> Waited {
        let Attendant { shared, endpoints, target, is_expected, pauses, .. } = self;
        let calling = async {
            match target {
                Some(target) => {
                    let failures = is_expected.then_some(&shared.failures);
                    dial(shared, failures, endpoints, target, pauses).await
                }
                None => std::future::pending().await,
            }
        };
        tokio::pin!(calling);
        loop {
            if self.signals.borrow_and_update().closes {
                return Waited::Closed;
            }
            select! {
                call = &mut calling => {
                    return call.map_or(Waited::InVain, |call| Waited::Call(Box::new(call)));
                }
                call = self.arrivals.recv() => {
                    return call.map_or(Waited::Closed, |call| Waited::Call(Box::new(call)));
                }
                order = self.orders.recv() => match order {
                    Some(LineOrder::TurnAway { others }) => self.others = Some(others),
                    // It was meant for a connection that is gone.
                    Some(_) => {}
                    None => return Waited::Closed,
                },
                _ = self.signals.changed() => {}
            }
        }
    }

    /// Carries messages until the connection is gone.
    async fn talk(&mut self, mut call: LineCall) -> After {
        self.calls += 1;
        let begun = Instant::now();
        self.tell(LineReport::Connected { id: call.id(), call: self.calls }).await;
        self.stands(LineState::Agreeing).await;
        let mut is_here = false;
        if let Some(first) = call.first.take() {
            is_here = true;
            self.hear(first, &call.connection).await;
        }
        let after = self.carry(&mut call, &mut is_here).await;
        let connection = call.connection.clone();
        match after {
            // Only what ends by this end's will has something to say.
            Ended::HungUp | Ended::Closed => finish(&connection, call.out).await,
            Ended::TooLarge => call.refuse(&self.shared.refusals.too_large).await,
            Ended::Gone | Ended::Next(_) => connection.close(0_u32.into(), b""),
        }
        if is_here {
            self.left = Some(Timestamp::now());
        }
        if begun.elapsed() > GOOD {
            self.pauses.reset();
        }
        self.tell(LineReport::Gone).await;
        match after {
            Ended::Next(call) => After::Next(*call),
            Ended::Closed => After::Close,
            Ended::HungUp | Ended::TooLarge | Ended::Gone => After::Wait,
        }
    }

    async fn carry(&mut self, call: &mut LineCall, is_here: &mut bool) -> Ended {
        let mut look = interval(LOOK);
        let mut silence = Silence::new();
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.signals.mark_unchanged();
        loop {
            select! {
                message = call.frames.next() => match message {
                    Ok(message) => {
                        *is_here = true;
                        self.hear(message, &call.connection).await;
                    }
                    Err(End::Gone) => return Ended::Gone,
                    Err(End::TooLarge) => return Ended::TooLarge,
                },
                order = self.orders.recv() => match order {
                    None => return Ended::Closed,
                    Some(LineOrder::Send { call: number, message }) if number == self.calls => {
                        let written = timeout(STUCK, write(&mut call.out, &message)).await;
                        if written != Ok(true) {
                            return Ended::Gone;
                        }
                    }
                    Some(LineOrder::TurnAway { others }) => self.others = Some(others),
                    Some(LineOrder::HangUp { call: number }) if number == self.calls => {
                        return Ended::HungUp;
                    }
                    Some(_) => {}
                },
                arrived = self.arrivals.recv() => match arrived {
                    None => return Ended::Closed,
                    Some(next) if next.id() == call.id() => return Ended::Next(Box::new(next)),
                    Some(other) => {
                        let busy = &self.shared.refusals.busy;
                        let why = self.others.as_ref().unwrap_or(busy).clone();
                        tokio::spawn(async move { other.refuse(&why).await });
                    }
                },
                _ = self.signals.changed() => {
                    if !self.signals.borrow_and_update().closes {
                        // After the machine has slept, the connection is dead, and nobody has noticed.
                        return Ended::Gone;
                    }
                    self.send_rest(call).await;
                    return Ended::Closed;
                }
                _ = look.tick() => {
                    if silence.is_long(call.connection.stats().udp_rx.datagrams) {
                        return Ended::Gone;
                    }
                    if *is_here {
                        self.stands(here(&call.connection)).await;
                    }
                }
            }
        }
    }

    /// Sends what was ordered before the line was closed.
    async fn send_rest(&mut self, call: &mut LineCall) {
        while let Ok(order) = self.orders.try_recv() {
            if let LineOrder::Send { call: number, message } = order
                && number == self.calls
                && timeout(STUCK, write(&mut call.out, &message)).await != Ok(true)
            {
                break;
            }
        }
    }

    async fn hear(&mut self, message: Vec<u8>, connection: &Connection) {
        if !matches!(self.state, Some(LineState::Here { .. })) {
            self.stands(here(connection)).await;
        }
        self.tell(LineReport::Message(message)).await;
    }

    async fn stands(&mut self, state: LineState) {
        if self.state.is_none_or(|before| is_news(before, state)) {
            self.state = Some(state);
            self.tell(LineReport::State(state)).await;
        }
    }

    /// Waits while there are too many reports that nobody has taken. So the other side is not read from either.
    async fn tell(&self, report: LineReport) {
        // If nobody takes reports any more, the line is being closed.
        _ = self.reports.send(report).await;
        (self.shared.wake)();
    }
}

/// How waiting for a connection ended.
enum Waited {
    /// There is one.
    Call(Box<LineCall>),
    /// The other side was called, and did not answer.
    InVain,
    /// The line is closed.
    Closed,
}

/// How a connection ended.
enum Ended {
    /// It is gone.
    Gone,
    /// This end has hung up.
    HungUp,
    /// The line is closed.
    Closed,
    /// A message was too large.
    TooLarge,
    /// The same end has called again.
    Next(Box<LineCall>),
}

/// How the other side is reached now.
fn here(connection: &Connection) -> LineState {
    let paths = connection.paths();
    let selected = paths.iter().find(iroh::endpoint::Path::is_selected);
    let by = match &selected {
        Some(path) if path.is_relay() => Road::Relay,
        _ => Road::Direct,
    };
    LineState::Here { by, delay: selected.map_or(Duration::ZERO, |path| path.rtt()) }
}

/// Whether a state is worth telling. A delay that has hardly changed is not.
fn is_news(before: LineState, after: LineState) -> bool {
    match (before, after) {
        (LineState::Here { by, delay }, LineState::Here { by: road, delay: now }) => {
            let changed = delay.abs_diff(now);
            by != road || (changed > delay / 4 && changed > Duration::from_millis(5))
        }
        _ => before != after,
    }
}
