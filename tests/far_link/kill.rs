//! Two programs play whole matches, and either is killed at random moments. Nothing is lost, and nothing is there twice.

use std::{
    env,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, TryRecvError, channel},
    thread,
    time::{Duration, Instant},
};

use nonaga::{
    far::{
        agreement::{Digest, FarLog, Role, SignedEntry},
        link::{FarReach, Invitation, LineState, PeerAddress},
    },
    home::Home,
};
use tempfile::TempDir;

use super::end::End;

const ROLE: &str = "NONAGA_TEST_ROLE";
const FOLDER: &str = "NONAGA_TEST_FOLDER";
/// How many milliseconds a program thinks about each step.
const THINKS: &str = "NONAGA_TEST_THINKS";
const INVITATION: &str = "NONAGA_TEST_INVITATION";
/// Marks a child's own lines, among those of its test harness.
const MARK: &str = "said: ";

/// Longer than any match takes here.
const PATIENCE: Duration = Duration::from_mins(5);

/// Not a real test: every child process starts here, and plays a match to its end.
#[test]
fn program() {
    let Ok(role) = env::var(ROLE) else { return };
    let folder = env::var(FOLDER).expect("a folder");
    let invitation = env::var(INVITATION).ok().map(|text| {
        let Invitation { of, host, .. } = text.parse().expect("an invitation");
        (of, host)
    });
    let role = if role == "host" { Role::Host } else { Role::Guest };
    let mut end = End::new(role, Path::new(&folder), fastrand::u64(..));
    if let Some(invitation) = invitation {
        end.resume(invitation);
    } else {
        let (of, host) = end.invite();
        let (reach, address) = (FarReach::Machine, PeerAddress::default());
        println!("{MARK}{}", Invitation { of, host, reach, address });
    }
    let thinks = env::var(THINKS).ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut is_told = false;
    loop {
        end.go_on(40);
        if !is_told && end.is_done() {
            println!("{MARK}done");
            is_told = true;
        }
        thread::sleep(Duration::from_millis(thinks));
    }
}

/// A program that runs, and what it says.
struct Program {
    child: Child,
    said: Receiver<String>,
}

impl Program {
    fn start(role: Role, folder: &Path, invitation: Option<&str>) -> Program {
        Program::slow(role, folder, invitation, 1)
    }

    fn slow(role: Role, folder: &Path, invitation: Option<&str>, thinks: u32) -> Program {
        let mut command = Command::new(env::current_exe().expect("this test"));
        command
            .args(["kill::program", "--exact", "--nocapture"])
            .env(ROLE, if role == Role::Host { "host" } else { "guest" })
            .env(FOLDER, folder)
            .env(THINKS, thinks.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .stdin(Stdio::null());
        if let Some(text) = invitation {
            command.env(INVITATION, text);
        }
        let mut child = command.spawn().expect("a program");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let (say, said) = channel();
        thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if let Some((_, line)) = line.split_once(MARK) {
                    _ = say.send(line.to_owned());
                }
            }
        });
        Program { child, said }
    }

    /// Whether it has said that it is done. It must not end by itself.
    fn is_done(&self) -> bool {
        match self.said.try_recv() {
            Ok(line) => line == "done",
            Err(TryRecvError::Empty) => false,
            Err(TryRecvError::Disconnected) => panic!("the program has ended"),
        }
    }
}

impl Drop for Program {
    /// As hard as a program can be ended.
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn read(folder: &Path, of: Digest) -> FarLog {
    let desk = Home::at(folder).far().expect("the key");
    desk.open(of).expect("a good log").expect("a match").0
}

fn told(log: &FarLog) -> String {
    let digests = |role: Role| log.entries(role).map(SignedEntry::digest).collect::<Vec<_>>();
    let record = log.record().map(|record| record.to_text());
    format!("{:?} {record:?} {:?}", Role::BOTH.map(digests), log.dispute())
}

/// Plays a match, and kills so many times. Returns how many parts were played.
fn play(kills: u32, dice: &mut fastrand::Rng) -> usize {
    let root = TempDir::new().expect("a folder");
    let folders = Role::BOTH.map(|role| root.path().join(format!("{role:?}")));
    let host = Program::start(Role::Host, &folders[0], None);
    let invitation = host.said.recv_timeout(PATIENCE).expect("an invitation");
    let Invitation { of, .. } = invitation.parse().expect("an invitation");
    let start = |role: Role| Program::start(role, &folders[role as usize], Some(&invitation));
    let mut programs = [host, start(Role::Guest)];
    let mut done = [false; 2];
    let mut left = kills;
    let begun = Instant::now();
    while left > 0 || done != [true; 2] {
        if left > 0 {
            thread::sleep(Duration::from_millis(dice.u64(20..400)));
            let role = Role::BOTH[dice.usize(..2)];
            programs[role as usize].child.kill().expect("it runs");
            programs[role as usize].child.wait().expect("it ends");
            programs[role as usize] = start(role);
            done[role as usize] = false;
            left -= 1;
        }
        for (program, is_done) in programs.iter().zip(&mut done) {
            *is_done |= program.is_done();
        }
        assert!(begun.elapsed() < PATIENCE, "it never ends: {done:?}");
        thread::sleep(Duration::from_millis(5));
    }
    drop(programs);
    let logs = folders.map(|folder| read(&folder, of));
    assert_eq!(told(&logs[0]), told(&logs[1]));
    assert!(logs[0].ending().is_some());
    logs[0].game().map_or(0, |game| game.steps().len())
}

fn play_matches(matches: u32, most_kills: u32) {
    let mut dice = fastrand::Rng::with_seed(u64::from(matches));
    let (mut kills, mut parts) = (0, 0);
    for _ in 0..matches {
        let now = dice.u32(..=most_kills);
        parts += play(now, &mut dice);
        kills += now;
    }
    println!("{matches} matches, {parts} parts, {kills} kills: nothing lost, nothing twice");
    assert!(kills > 0);
}

#[test]
fn a_program_that_was_killed_is_missed_soon() {
    let root = TempDir::new().expect("a folder");
    let folders = Role::BOTH.map(|role| root.path().join(format!("{role:?}")));
    let host = Program::start(Role::Host, &folders[0], None);
    let invitation = host.said.recv_timeout(PATIENCE).expect("an invitation");
    let Invitation { of, host: id, .. } = invitation.parse().expect("an invitation");
    let mut guest = End::new(Role::Guest, &folders[1], 1);
    guest.join((of, id));
    let mut wait_until = |is_it: fn(LineState) -> bool| {
        let begun = Instant::now();
        while !is_it(guest.driver().line_state()) {
            guest.driver().pump();
            assert!(begun.elapsed() < PATIENCE);
            thread::sleep(Duration::from_millis(5));
        }
        begun.elapsed()
    };
    wait_until(|state| matches!(state, LineState::Here { .. }));
    drop(host);
    let missed = wait_until(|state| matches!(state, LineState::Away { .. }));
    assert!(missed < Duration::from_secs(20), "{missed:?}");
}

/// As if the machine that it runs on had slept.
#[cfg(unix)]
#[test]
#[ignore = "takes a minute"]
fn a_program_that_has_slept_finds_the_other_again() {
    let send = |program: &Program, signal: &str| {
        let id = program.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill").success());
    };
    for sleeper in Role::BOTH {
        let root = TempDir::new().expect("a folder");
        let folders = Role::BOTH.map(|role| root.path().join(format!("{role:?}")));
        let host = Program::slow(Role::Host, &folders[0], None, 200);
        let invitation = host.said.recv_timeout(PATIENCE).expect("an invitation");
        let guest = Program::slow(Role::Guest, &folders[1], Some(&invitation), 200);
        let programs = [host, guest];
        thread::sleep(Duration::from_secs(2));
        send(&programs[sleeper as usize], "-STOP");
        thread::sleep(Duration::from_secs(35));
        assert!(programs.iter().all(|program| !program.is_done()), "there is more to play");
        send(&programs[sleeper as usize], "-CONT");
        let awake = Instant::now();
        for program in &programs {
            assert_eq!(program.said.recv_timeout(PATIENCE).as_deref(), Ok("done"));
        }
        println!("{sleeper:?}: the match was over {:?} later", awake.elapsed());
        let Invitation { of, .. } = invitation.parse().expect("an invitation");
        drop(programs);
        let logs = folders.map(|folder| read(&folder, of));
        assert_eq!(told(&logs[0]), told(&logs[1]));
    }
}

#[test]
fn two_programs_play_although_they_are_killed() {
    play_matches(3, 2);
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_matches_of_two_programs_that_are_killed() {
    play_matches(100, 2);
}
