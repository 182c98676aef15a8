//! A relay on this machine, which ends with the test.
//!
//! It is the program that `cargo install iroh-relay --features server` installs.

use std::{
    net::TcpStream,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// Its address. Its port is fixed.
pub const ADDRESS: &str = "http://127.0.0.1:3340";

pub struct Relay(Option<Child>);

impl Relay {
    pub fn start() -> Relay {
        let mut relay = Relay(None);
        relay.come_back();
        relay
    }

    /// Begins again, with nothing that it knew before.
    pub fn come_back(&mut self) {
        let mut command = Command::new("iroh-relay");
        command.arg("--dev").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.0 = Some(command.spawn().expect("`iroh-relay` is installed"));
        let begun = Instant::now();
        while TcpStream::connect("127.0.0.1:3340").is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "the relay does not begin");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Is killed.
    pub fn go(&mut self) {
        if let Some(mut child) = self.0.take() {
            _ = child.kill();
            _ = child.wait();
        }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.go();
    }
}
