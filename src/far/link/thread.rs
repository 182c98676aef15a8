//! The thread of a link: its socket, who calls, and what is done when the machine has slept or the socket is stuck.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, atomic::AtomicU32, atomic::Ordering, mpsc},
    time::{Duration, Instant},
};

use iroh::{Endpoint, Watcher, endpoint::Incoming};
use tokio::{
    runtime, select,
    sync::{
        Notify, Semaphore,
        mpsc::{Sender, UnboundedReceiver, channel},
        watch,
    },
    task::JoinSet,
    time::{interval, sleep, timeout},
};

use super::{
    address::PeerAddress,
    attend::Attendant,
    bind::bind,
    dial::{LineCall, answer, target},
    order::{LinePeer, LinkOrder, LinkSetup, LinkShared, NewLine, Signal, Topic},
    pauses::{Alarm, Pauses},
};

/// How often it is looked whether all is well.
const PULSE: Duration = Duration::from_secs(5);
/// A relay that is not reached for so long may never be by this socket.
const STUCK: Duration = Duration::from_mins(1);
/// After so many tries in vain, the socket is bound anew.
const MOST_FAILURES: u32 = 8;
/// How many callers may wait until somebody talks with them.
const MOST_CALLERS: usize = 16;
/// How long the lines and the socket may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(4);

/// Runs a link until it is closed.
pub(super) fn run(
    setup: LinkSetup,
    orders: UnboundedReceiver<LinkOrder>,
    bound: &mpsc::Sender<Result<(), String>>,
) {
    let runtime = match runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return drop(bound.send(Err(error.to_string()))),
    };
    runtime.block_on(async {
        match bind(&setup.key, &setup.settings).await {
            Ok(endpoint) => {
                _ = bound.send(Ok(()));
                Exchange::new(setup, endpoint).serve(orders).await;
            }
            Err(reason) => _ = bound.send(Err(reason)),
        }
    });
}

/// The exchange of a link: it connects callers with lines.
struct Exchange {
    setup: LinkSetup,
    shared: Arc<LinkShared>,
    endpoint: Endpoint,
    endpoints: watch::Sender<Option<Endpoint>>,
    signals: watch::Sender<Signal>,
    /// The lines that can be called.
    lines: Arc<Mutex<HashMap<Topic, Sender<LineCall>>>>,
    callers: Arc<Semaphore>,
    tasks: JoinSet<()>,
    /// Since when no relay is reached.
    without_relay: Option<Instant>,
}

impl Exchange {
    fn new(setup: LinkSetup, endpoint: Endpoint) -> Exchange {
        let shared = LinkShared {
            refusals: setup.refusals.clone(),
            wake: setup.wake.clone(),
            now: Notify::new(),
            failures: AtomicU32::new(0),
        };
        Exchange {
            setup,
            shared: Arc::new(shared),
            endpoints: watch::Sender::new(Some(endpoint.clone())),
            endpoint,
            signals: watch::Sender::new(Signal::default()),
            lines: Arc::default(),
            callers: Arc::new(Semaphore::new(MOST_CALLERS)),
            tasks: JoinSet::new(),
            without_relay: None,
        }
    }

    async fn serve(mut self, mut orders: UnboundedReceiver<LinkOrder>) {
        let mut pulse = interval(PULSE);
        let mut alarm = Alarm::new(PULSE);
        loop {
            select! {
                incoming = self.endpoint.accept() => match incoming {
                    Some(incoming) => self.take(incoming),
                    None => self.bind_anew().await,
                },
                order = orders.recv() => match order {
                    Some(LinkOrder::Open(line)) => self.open(line),
                    Some(LinkOrder::Address { patience, to }) => self.find_out(patience, to),
                    Some(LinkOrder::TryNow) => self.try_now().await,
                    Some(LinkOrder::Close) | None => break,
                },
                _ = pulse.tick() => {
                    if alarm.has_slept() {
                        self.signals.send_modify(|signal| signal.breaks += 1);
                        self.try_now().await;
                    } else if self.is_stuck() {
                        self.bind_anew().await;
                    }
                    while self.tasks.try_join_next().is_some() {}
                }
            }
        }
        self.close().await;
    }

    /// Somebody calls.
    fn take(&mut self, incoming: Incoming) {
        let Ok(permit) = self.callers.clone().try_acquire_owned() else {
            return incoming.refuse();
        };
        let (lines, shared, topic_of) =
            (self.lines.clone(), self.shared.clone(), self.setup.topic_of);
        self.tasks.spawn(async move {
            // Until somebody talks with the caller.
            let _permit = permit;
            let answered = answer(incoming, topic_of).await;
            let Some((call, topic)) = answered else { return };
            let line = topic.and_then(|topic| {
                lines.lock().unwrap_or_else(PoisonError::into_inner).get(&topic).cloned()
            });
            let refused = match line {
                Some(line) => line.send(call).await.err().map(|unsent| unsent.0),
                None => Some(call),
            };
            if let Some(call) = refused {
                call.refuse(&shared.refusals.unknown).await;
            }
        });
    }

    fn open(&mut self, line: NewLine) {
        let NewLine { topic, peer, orders, reports } = line;
        let (target, is_expected) = match peer {
            LinePeer::Wait => (None, false),
            LinePeer::Find { id, address, is_expected } => {
                (target(&id, &address, &self.setup.settings), is_expected)
            }
        };
        let (called, arrivals) = channel(1);
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.retain(|_, line| !line.is_closed());
        lines.insert(topic, called);
        drop(lines);
        let attendant = Attendant {
            shared: self.shared.clone(),
            endpoints: self.endpoints.subscribe(),
            signals: self.signals.subscribe(),
            target,
            is_expected,
            orders,
            reports,
            arrivals,
            state: None,
            left: None,
            calls: 0,
            others: None,
            pauses: Pauses::new(),
        };
        self.tasks.spawn(attendant.attend());
    }

    /// Finds out where this end can be found.
    fn find_out(&mut self, patience: Duration, to: mpsc::Sender<PeerAddress>) {
        let endpoint = self.endpoint.clone();
        let has_relays = self.setup.settings.has_relays();
        self.tasks.spawn(async move {
            if has_relays {
                _ = timeout(patience, endpoint.online()).await;
            }
            _ = to.send(PeerAddress::of(&endpoint.addr()));
        });
    }

    /// Something may have changed.
    async fn try_now(&mut self) {
        _ = timeout(PULSE, self.endpoint.network_change()).await;
        self.shared.now.notify_waiters();
    }

    /// Whether nothing is reached by this socket any more.
    fn is_stuck(&mut self) -> bool {
        let relays = self.endpoint.home_relay_status().get();
        let is_reached = relays.iter().any(iroh::endpoint::RelayStatus::is_connected);
        if is_reached || !self.setup.settings.has_relays() {
            self.without_relay = None;
        } else {
            self.without_relay.get_or_insert_with(Instant::now);
        }
        let has_waited = self.without_relay.is_some_and(|since| since.elapsed() > STUCK);
        has_waited || self.shared.failures.load(Ordering::Relaxed) >= MOST_FAILURES
    }

    /// Closes the socket and binds another. Two with one key would disturb each other.
    async fn bind_anew(&mut self) {
        self.shared.failures.store(0, Ordering::Relaxed);
        self.without_relay = None;
        self.endpoints.send_replace(None);
        self.signals.send_modify(|signal| signal.breaks += 1);
        _ = timeout(GOODBYE, self.endpoint.close()).await;
        let mut pauses = Pauses::new();
        self.endpoint = loop {
            sleep(pauses.next()).await;
            if let Ok(endpoint) = bind(&self.setup.key, &self.setup.settings).await {
                break endpoint;
            }
        };
        self.endpoints.send_replace(Some(self.endpoint.clone()));
    }

    async fn close(mut self) {
        self.signals.send_modify(|signal| signal.closes = true);
        let all = async { while self.tasks.join_next().await.is_some() {} };
        _ = timeout(GOODBYE, all).await;
        _ = timeout(GOODBYE, self.endpoint.close()).await;
    }
}
