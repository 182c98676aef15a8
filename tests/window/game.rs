//! The program, in a window.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, ChildStderr, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;

use crate::xvfb::Display;

/// Far longer than any step takes, unless the machine is busy.
const PATIENCE: Duration = Duration::from_mins(5);

/// Starts a match of two people.
pub const MATCH: [&str; 5] = ["play", "--red", "human", "--black", "human"];

/// The program. It is killed when this is dropped.
pub struct Game {
    program: Child,
    /// How often it has logged that it is at rest.
    rests: Arc<AtomicUsize>,
}

impl Game {
    /// Starts the program with these arguments, and with the player's folder in this one. `on_display` tells it where to
    /// open.
    pub fn start(folder: &Path, args: &[&str], on_display: impl FnOnce(&mut Command)) -> Game {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nonaga"));
        program
            .args(args)
            .env("NONAGA_HOME", folder.join("home"))
            .env("RUST_LOG", "nonaga=debug,warn")
            .env("NO_COLOR", "1")
            .stderr(Stdio::piped());
        on_display(&mut program);
        let mut program = program.spawn().unwrap();
        let rests = Arc::new(AtomicUsize::new(0));
        let stderr = program.stderr.take().unwrap();
        let heard = rests.clone();
        thread::spawn(move || listen(stderr, &heard));
        Game { program, rests }
    }

    #[track_caller]
    pub fn wait_for(&mut self, mut is_so: impl FnMut() -> bool) {
        let began = Instant::now();
        while !is_so() {
            if let Some(status) = self.program.try_wait().unwrap() {
                panic!("the game has ended: {status}");
            }
            assert!(began.elapsed() < PATIENCE, "it took too long");
            thread::sleep(Duration::from_millis(50));
        }
    }

    #[track_caller]
    pub fn wait_for_rest(&mut self, after: usize) {
        let rests = self.rests.clone();
        self.wait_for(|| rests.load(Ordering::SeqCst) > after);
    }

    /// Waits until the game is at rest for the first time, or the screen is lost. Returns whether it is lost.
    #[track_caller]
    pub fn wait_for_rest_unless(&mut self, mut is_lost: impl FnMut() -> bool) -> bool {
        let (rests, mut lost) = (self.rests.clone(), false);
        self.wait_for(|| {
            lost = is_lost();
            lost || rests.load(Ordering::SeqCst) > 0
        });
        lost
    }

    /// Waits until the game has been at rest for this long, also in between.
    #[track_caller]
    pub fn wait_for_quiet(&mut self, quiet: Duration) {
        let rests = self.rests.clone();
        let (mut seen, mut since) = (usize::MAX, Instant::now());
        self.wait_for(|| {
            let now = rests.load(Ordering::SeqCst);
            if now != seen {
                (seen, since) = (now, Instant::now());
            }
            since.elapsed() >= quiet
        });
    }

    /// Moves the mouse there, and waits until the game is at rest.
    #[track_caller]
    pub fn point(&mut self, screen: &Display, at: Vec2) {
        let rests = self.rests.load(Ordering::SeqCst);
        screen.xdotool(&["mousemove", &at.x.round().to_string(), &at.y.round().to_string()]);
        self.wait_for_rest(rests);
    }

    /// Moves the mouse there and clicks. After each, waits until the game is at rest.
    #[track_caller]
    pub fn click(&mut self, screen: &Display, at: Vec2) {
        self.point(screen, at);
        let rests = self.rests.load(Ordering::SeqCst);
        screen.xdotool(&["click", "1"]);
        self.wait_for_rest(rests);
    }

    /// Moves the mouse and clicks while the program is held up for half a second, as by a slow frame. So all of
    /// it arrives at once.
    pub fn click_in_one_frame(&mut self, screen: &Display, at: Vec2) {
        let signal = |name: &str| {
            let id = self.program.id().to_string();
            assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
        };
        signal("-STOP");
        let [x, y] = [at.x, at.y].map(|part| part.round().to_string());
        screen.xdotool(&["mousemove", &x, &y, "click", "1"]);
        thread::sleep(Duration::from_millis(500));
        signal("-CONT");
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        _ = self.program.kill();
        _ = self.program.wait();
    }
}

fn listen(stderr: ChildStderr, rests: &AtomicUsize) {
    for line in BufReader::new(stderr).lines().map_while(Result::ok) {
        eprintln!("{line}");
        if line.contains("at rest") {
            rests.fetch_add(1, Ordering::SeqCst);
        }
    }
}
