//! Calling the other side, and taking its call.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use iroh::{
    Endpoint, EndpointAddr,
    endpoint::{Connection, Incoming, SendStream},
};
use tokio::{
    select,
    sync::watch,
    time::{sleep, timeout},
};

use super::{
    address::{PeerAddress, far_id, own_sockets, public_key},
    bind::PROTOCOL_NAME,
    frames::{FrameReader, write},
    order::{LinkShared, Topic},
    pauses::Pauses,
    reach::{FarReach, LinkSettings},
};
use crate::far::agreement::FarId;

/// How long a try to reach somebody may take.
const ANSWER: Duration = Duration::from_secs(20);
/// How long whoever calls may take to say what about.
const FIRST_WORD: Duration = Duration::from_secs(10);
/// How long what was said last may take to go out.
const LAST_WORD: Duration = Duration::from_secs(3);

/// A connection with its one stream.
pub(super) struct LineCall {
    pub connection: Connection,
    pub out: SendStream,
    pub frames: FrameReader,
    /// The first message, if it was read already.
    pub first: Option<Vec<u8>>,
}

impl LineCall {
    /// Whose end the other is.
    pub fn id(&self) -> FarId {
        far_id(&self.connection.remote_id())
    }

    /// Says one thing, and ends the connection.
    pub async fn refuse(mut self, why: &[u8]) {
        if write(&mut self.out, why).await {
            finish(&self.connection, self.out).await;
        }
    }
}

/// Ends a connection once all that was said has gone out.
pub(super) async fn finish(connection: &Connection, mut out: SendStream) {
    if out.finish().is_ok() {
        _ = timeout(LAST_WORD, out.stopped()).await;
        // Whoever has heard the last word closes.
        _ = timeout(LAST_WORD, connection.closed()).await;
    }
    connection.close(0_u32.into(), b"");
}

/// Where to call somebody.
pub(super) fn target(
    id: &FarId,
    address: &PeerAddress,
    settings: &LinkSettings,
) -> Option<EndpointAddr> {
    let found = address.endpoint(public_key(id)?);
    Some(match (settings.reach, &settings.relay) {
        (FarReach::Machine, _) => {
            EndpointAddr::new(found.id).with_addrs(own_sockets(id).map(iroh::TransportAddr::Ip))
        }
        (FarReach::Internet, Some(relay)) => found.with_relay_url(relay.url()),
        _ => found,
    })
}

/// Calls once, after a pause. `None` if nobody answers, which is counted in `failures`.
pub(super) async fn dial(
    shared: &LinkShared,
    failures: Option<&AtomicU32>,
    endpoints: &mut watch::Receiver<Option<Endpoint>>,
    target: &EndpointAddr,
    pauses: &mut Pauses,
) -> Option<LineCall> {
    let endpoint = loop {
        select! {
            () = sleep(pauses.next()) => {}
            () = shared.now.notified() => pauses.reset(),
        }
        let endpoint = endpoints.borrow_and_update().clone();
        if let Some(endpoint) = endpoint {
            break endpoint;
        }
        // The socket is being bound anew.
        _ = timeout(ANSWER, endpoints.changed()).await;
    };
    let call = timeout(ANSWER, call(&endpoint, target)).await.ok().flatten();
    match (&call, failures) {
        (Some(_), _) => shared.failures.store(0, Ordering::Relaxed),
        (None, Some(failures)) => _ = failures.fetch_add(1, Ordering::Relaxed),
        (None, None) => {}
    }
    call
}

async fn call(endpoint: &Endpoint, target: &EndpointAddr) -> Option<LineCall> {
    let connection = endpoint.connect(target.clone(), PROTOCOL_NAME).await.ok()?;
    let (out, stream) = connection.open_bi().await.ok()?;
    Some(LineCall { connection, out, frames: FrameReader::new(stream), first: None })
}

/// Takes a call, and hears what it is about.
pub(super) async fn answer(
    incoming: Incoming,
    topic_of: fn(&[u8]) -> Option<Topic>,
) -> Option<(LineCall, Option<Topic>)> {
    timeout(FIRST_WORD, async {
        let connection = incoming.await.ok()?;
        let (out, stream) = connection.accept_bi().await.ok()?;
        let mut frames = FrameReader::new(stream);
        let first = frames.next().await.ok()?;
        let topic = topic_of(&first);
        Some((LineCall { connection, out, frames, first: Some(first) }, topic))
    })
    .await
    .ok()
    .flatten()
}
