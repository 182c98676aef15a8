//! Two sides on two threads, with a pair of channels between them, and a file each: the least that a link has to do.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::Path,
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use nonaga::far::agreement::{
    Agreement, Conditions, FarDuty, FarId, FarLog, FarStage, FarWish, Role,
};

use super::{
    meeting::told,
    world::{key, person, terms},
};

/// One end: an agreement, its file, and the line to the other end.
struct End {
    agreement: Agreement,
    file: std::path::PathBuf,
    out: Sender<Vec<u8>>,
    began: Instant,
}

impl End {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Does what the agreement asks for.
    fn do_duties(&mut self) {
        while let Some(duty) = self.agreement.next_duty() {
            match duty {
                FarDuty::Write(text) => match append(&self.file, &text) {
                    Ok(()) => self.agreement.written(self.now()),
                    Err(_) => self.agreement.not_written(self.now()),
                },
                // If the other end is gone, it will come again.
                FarDuty::Send(message) => drop(self.out.send(message)),
                FarDuty::Cut(why) => panic!("two honest ends: {why:?}"),
                FarDuty::Tell(_) => {}
            }
        }
    }

    /// Plays whatever is legal until so many parts are played, then gives up. Waits until the other knows it all.
    fn play(mut self, peer: FarId, come: &Receiver<Vec<u8>>, parts: usize) -> FarLog {
        self.agreement.connected(peer, self.now()).expect("the right end");
        self.do_duties();
        loop {
            if let Some(wish) = self.wish(parts) {
                self.agreement.act(wish, self.now()).expect("something legal");
                self.do_duties();
            }
            let standing = self.agreement.standing();
            if matches!(standing.stage, FarStage::Over(_)) && standing.unacknowledged == 0 {
                return self.agreement.log().clone();
            }
            match come.recv_timeout(Duration::from_millis(20)) {
                Ok(message) => self.agreement.receive(&message, self.now()),
                Err(RecvTimeoutError::Timeout) => self.agreement.tick(self.now()),
                Err(RecvTimeoutError::Disconnected) => return self.agreement.log().clone(),
            }
            self.do_duties();
        }
    }

    fn wish(&self, parts: usize) -> Option<FarWish> {
        let standing = self.agreement.standing();
        if standing.stage == FarStage::Asked {
            return Some(FarWish::Consent(person("Bob"), [4; 16]));
        }
        let game = self.agreement.log().game().filter(|_| standing.can_play())?;
        let steps = game.position().steps();
        let step = steps[game.steps().len() % steps.len()];
        Some(if game.steps().len() < parts { FarWish::Play(step) } else { FarWish::Resign })
    }
}

fn append(file: &Path, text: &str) -> std::io::Result<()> {
    let mut opened = OpenOptions::new().create(true).append(true).open(file)?;
    opened.write_all(text.as_bytes())?;
    opened.sync_all()
}

#[test]
fn two_threads_play_a_match_over_a_pair_of_channels() {
    let folder = tempfile::tempdir().expect("a folder");
    let (to_guest, from_host) = channel();
    let (to_host, from_guest) = channel();
    let host = Agreement::invite(key(1), terms(Conditions::default())).expect("good terms");
    let guest = Agreement::join(key(2), host.log().id(), key(1).id());
    let end = |agreement, name: &str, out| End {
        agreement,
        file: folder.path().join(name),
        out,
        began: Instant::now(),
    };
    let (host, guest) = (end(host, "host", to_guest), end(guest, "guest", to_host));
    let logs = thread::scope(|scope| {
        let host = scope.spawn(move || host.play(key(2).id(), &from_guest, 40));
        let guest = scope.spawn(move || guest.play(key(1).id(), &from_host, 40));
        [host, guest].map(|end| end.join().expect("a log"))
    });
    assert_eq!(told(&logs[0]), told(&logs[1]));
    for (log, name) in logs.iter().zip(["host", "guest"]) {
        let file = fs::read(folder.path().join(name)).expect("a file");
        assert_eq!(told(&FarLog::read(&file).expect("a log").log), told(log));
    }
    assert!(logs[0].ending().is_some() && logs[0].tip(Role::Guest).number > 3);
}
