//! The match in progress is kept: through the end of the program in good order, through `kill -9`,
//! and beside a disk that fails for a while.

use std::{
    env,
    io::{self, BufRead, BufReader, Write},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, SystemTime},
};

use bevy::prelude::*;
use fastrand::Rng;
use nonaga::{
    game::{
        ContinueMatch, Keeping, LeaveMatch, NewMatch, Notice, Request, Resumable, Settings,
        StartMatch, Volume,
    },
    home::{Disk, Entry, Held, Home, HomeError, RealDisk, Unsynced},
    record::{Player, PlayerKind, Record},
    rules::{HouseRules, Match, Part, Position, Side, Step, Turn},
};
use tempfile::TempDir;

use crate::{matches::choose, player::Table};

/// Frames after which the scribe should have done with everything.
const PATIENCE: u32 = 5_000;

/// A table that keeps, and what it has told.
struct Kept {
    table: Table,
    notices: Vec<Notice>,
}

impl Kept {
    fn at(home: &Path) -> Kept {
        Kept::with(Home::at(home))
    }

    fn with(home: Home) -> Kept {
        let mut table = Table::new();
        // As a game that starts: what is looked for at the start is looked for now.
        table.app.insert_resource(Keeping::at(home));
        table.app.world_mut().write_message(LeaveMatch);
        let mut kept = Kept { table, notices: Vec::new() };
        kept.settle();
        kept
    }

    fn frame(&mut self) {
        self.table.frame();
        let messages = self.table.app.world().resource::<Messages<Notice>>();
        self.notices.extend(messages.iter_current_update_messages().cloned());
    }

    /// Lets frames pass until all is written.
    fn settle(&mut self) {
        self.frame();
        for _ in 0..PATIENCE {
            self.frame();
            if self.table.app.world().resource::<Keeping>().is_idle() {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
        panic!("it is not kept after {PATIENCE} frames");
    }

    fn start(&mut self) {
        let player = |name: &str| Player { name: name.to_owned(), player: PlayerKind::Human };
        let game = Match::new(Position::start(HouseRules::AtMostFour));
        let new = NewMatch { game, players: [player("Ada"), player("Bo")] };
        self.table.app.world_mut().write_message(StartMatch(new));
        self.settle();
    }

    fn go_on(&mut self) {
        self.table.app.world_mut().write_message(ContinueMatch);
        self.settle();
    }

    fn leave(&mut self) {
        self.table.app.world_mut().write_message(LeaveMatch);
        self.settle();
    }

    /// Asks for something, and lets it be kept.
    fn ask(&mut self, request: Request) {
        self.table.app.world_mut().write_message(request);
        self.settle();
    }

    /// Plays so many parts.
    fn play(&mut self, parts: u32, random: &mut Rng) {
        for _ in 0..parts {
            let request = request_of(choose(self.table.position(), random));
            self.ask(request);
        }
    }

    fn turns(&self) -> Vec<Turn> {
        self.table.referee().game().turns()
    }

    fn resumable(&self) -> Option<&Record> {
        self.table.app.world().resource::<Resumable>().0.as_ref().map(|one| &one.played)
    }
}

fn saved_at(home: &Path) -> Vec<Record> {
    let listed = Home::at(home).matches::<Record>().unwrap();
    listed.into_iter().map(|one| one.found.unwrap()).collect()
}

fn request_of(step: Step) -> Request {
    match step {
        Step::Slide(slide) => Request::Slide(slide),
        Step::Relocate(relocation) => Request::Relocate(relocation),
        Step::Skip => Request::Skip,
    }
}

#[test]
fn a_match_is_continued_where_it_stood() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(1);
    let mut kept = Kept::at(home.path());
    assert_eq!(kept.resumable(), None);
    kept.start();
    kept.play(3, &mut random);
    let turns = kept.turns();
    drop(kept);

    let mut kept = Kept::at(home.path());
    assert_eq!(kept.turns(), [], "another match is on the table until it is continued");
    let found = kept.resumable().expect("the match that was left");
    assert_eq!((found.game.turns(), &*found.red.name), (turns.clone(), "Ada"));
    let date = found.date;
    kept.go_on();
    assert_eq!(kept.turns(), turns);
    assert_eq!(kept.table.position().rules(), HouseRules::AtMostFour);
    assert_eq!(kept.table.referee().player(Side::Black).name, "Bo");

    kept.play(2, &mut random);
    kept.ask(Request::TakeBackPart);
    let turns = kept.turns();
    kept.leave();
    let found = kept.resumable().expect("the match that was left");
    assert_eq!((found.game.turns(), found.date), (turns, date));
    assert_eq!(kept.notices, []);
}

#[test]
fn a_new_match_takes_no_unfinished_ones_place() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(2);
    let mut kept = Kept::at(home.path());
    kept.start();
    kept.play(2, &mut random);
    let first = kept.turns();
    kept.start();
    kept.play(4, &mut random);
    kept.ask(Request::Resign(Side::Red));
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(first));
    assert_eq!(saved_at(home.path()).len(), 1);
}

#[test]
fn one_in_which_nothing_was_played_is_nothing_to_continue() {
    let home = TempDir::new().unwrap();
    let mut kept = Kept::at(home.path());
    kept.start();
    kept.leave();
    assert_eq!(kept.resumable(), None);
    kept.start();
    kept.play(1, &mut Rng::with_seed(3));
    kept.ask(Request::TakeBackPart);
    kept.leave();
    assert_eq!(kept.resumable(), None);
}

#[test]
fn what_lies_behind_the_title_is_not_kept() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(4);
    let mut kept = Kept::at(home.path());
    kept.play(4, &mut random);
    kept.leave();
    assert_eq!(kept.resumable(), None);
    // Nor is what somebody else puts in the place of a match that is kept.
    kept.start();
    kept.play(3, &mut random);
    let turns = kept.turns();
    kept.table.begin(Match::new(Position::start(HouseRules::Booklet)));
    kept.play(1, &mut random);
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(turns));
}

#[test]
fn to_look_back_takes_nothing_back() {
    let home = TempDir::new().unwrap();
    let mut kept = Kept::at(home.path());
    kept.start();
    kept.play(6, &mut Rng::with_seed(5));
    let turns = kept.turns();
    kept.ask(Request::Jump(1));
    kept.ask(Request::Redo);
    assert_ne!(kept.turns(), turns);
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(turns));
}

#[test]
fn a_match_that_ends_is_saved_and_can_be_taken_up_again() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(6);
    let mut kept = Kept::at(home.path());
    kept.start();
    while kept.table.referee().game().ending().is_none() {
        kept.play(1, &mut random);
    }
    let turns = kept.turns();
    assert_eq!(saved_at(home.path()).len(), 1);
    assert_eq!(saved_at(home.path())[0].game.turns(), turns);
    let unfinished = |home: &Path| Home::at(home).unfinished::<Record>().unfinished.len();
    assert_eq!(unfinished(home.path()), 0);

    kept.ask(Request::TakeBackPart);
    drop(kept);
    assert_eq!(unfinished(home.path()), 1);
    let mut kept = Kept::at(home.path());
    kept.go_on();
    assert_eq!(kept.turns(), turns[..turns.len() - 1]);
    kept.ask(Request::Resign(Side::Black));
    kept.ask(Request::TakeBackTurn);
    kept.ask(Request::Redo);
    assert_eq!((saved_at(home.path()).len(), unfinished(home.path())), (2, 0));
    assert_eq!(kept.notices, []);
}

#[test]
fn one_that_was_over_when_the_program_was_killed_is_finished_and_not_offered() {
    let home = TempDir::new().unwrap();
    let mut kept = Kept::at(home.path());
    kept.start();
    kept.play(2, &mut Rng::with_seed(7));
    kept.leave();
    let mut record = kept.resumable().expect("the match").clone();
    drop(kept);
    // As if it had been killed between keeping it and saving it.
    record.game.resign(Side::Red);
    let (mut slot, _) = Home::at(home.path()).resume::<Record>(1).unwrap();
    slot.keep(&record).unwrap();
    drop(slot);

    let kept = Kept::at(home.path());
    assert_eq!(kept.resumable(), None);
    assert_eq!(saved_at(home.path()), [record]);
    assert_eq!(kept.notices, []);
}

#[test]
fn settings_are_kept_once_they_change() {
    let home = TempDir::new().unwrap();
    let mut kept = Kept::at(home.path());
    assert!(!home.path().join("settings.ron").exists(), "nothing was chosen");
    for hundredths in 0..10 {
        kept.table.app.world_mut().resource_mut::<Settings>().music = Volume::new(hundredths);
        kept.frame();
    }
    drop(kept);
    let loaded = Home::at(home.path()).load::<Settings>();
    assert_eq!((loaded.value.music, loaded.notice), (Volume::new(9), None));
}

/// A disk that can be full.
#[derive(Clone, Debug, Default)]
struct Fickle {
    full: Arc<AtomicBool>,
}

impl Fickle {
    fn fill(&self, full: bool) {
        self.full.store(full, Ordering::SeqCst);
    }
}

impl Disk for Fickle {
    fn read(&self, file: &Path, limit: usize) -> io::Result<Vec<u8>> {
        RealDisk.read(file, limit)
    }

    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>> {
        if self.full.load(Ordering::SeqCst) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        RealDisk.create(file, bytes)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        RealDisk.rename(from, to)
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        RealDisk.remove(file)
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        RealDisk.exists(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        RealDisk.list(folder)
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        RealDisk.create_folder(folder)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        RealDisk.sync_folder(folder)
    }

    fn lock(&self, file: &Path) -> io::Result<Option<Box<dyn Held>>> {
        RealDisk.lock(file)
    }

    fn is_free(&self, file: &Path) -> io::Result<bool> {
        RealDisk.is_free(file)
    }
}

#[test]
fn a_full_disk_is_told_of_once_and_play_goes_on() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(8);
    let disk = Fickle::default();
    let mut kept = Kept::with(Home::on(Arc::new(disk.clone()), home.path()));
    kept.start();
    kept.play(2, &mut random);
    let before = kept.turns();
    disk.fill(true);
    kept.play(5, &mut random);
    let [Notice::MatchNotKept(HomeError::DiskFull { .. })] = &kept.notices[..] else {
        panic!("{:?}", kept.notices)
    };
    assert_eq!(kept.turns().len(), 4, "play goes on");
    let on_disk =
        || Home::at(home.path()).read_match::<Record>(&home.path().join("in_progress/1.ron"));
    assert_eq!(on_disk().unwrap().game.turns(), before);

    disk.fill(false);
    kept.play(1, &mut random);
    assert_eq!(on_disk().unwrap().game.turns(), kept.turns());
    disk.fill(true);
    kept.play(2, &mut random);
    assert_eq!(kept.notices.len(), 2, "it is told again, once it has been well in between");

    // A match that ended while the disk was full is saved as soon as there is room.
    kept.ask(Request::Resign(Side::Red));
    let ended = kept.turns();
    kept.start();
    assert_eq!(saved_at(home.path()), []);
    disk.fill(false);
    kept.play(1, &mut random);
    assert_eq!(saved_at(home.path()).len(), 1);
    assert_eq!(saved_at(home.path())[0].game.turns(), ended);
}

#[test]
fn no_home_is_told_of_once_and_play_goes_on() {
    let mut kept = Kept::with(Home::nowhere());
    kept.start();
    kept.play(3, &mut Rng::with_seed(9));
    assert_eq!(kept.notices, [Notice::MatchNotKept(HomeError::NoFolder)]);
    assert_eq!(kept.turns().len(), 2);
}

const CHILD: &str = "NONAGA_TEST_KEEPING";
const KILLS: u64 = 25;

/// What somebody does to a match who often changes his mind. Never ends it.
fn whim(game: &mut Match, random: &mut Rng) -> Request {
    if random.u8(..5) == 0 && game.take_back_part() > 0 {
        return Request::TakeBackPart;
    }
    loop {
        let mut steps: Vec<_> = match game.position().due() {
            Some(Part::Slide) => game.position().slides().into_iter().map(Step::Slide).collect(),
            _ => game.position().relocations().map(Step::Relocate).collect(),
        };
        let step = steps.swap_remove(random.usize(..steps.len()));
        let before = game.clone();
        game.play(step).expect("legal");
        while game.forced_skip().is_some() {
            game.play(Step::Skip).expect("due");
        }
        if game.ending().is_none() {
            return request_of(step);
        }
        *game = before;
    }
}

/// Not a test in itself: the program that is killed. Continues the match that it finds, or begins
/// one, and goes on for ever.
#[test]
fn child() {
    let Ok(seed) = env::var(CHILD) else { return };
    let mut random = Rng::with_seed(seed.parse().unwrap());
    let mut kept = Kept::with(Home::of_user());
    let say = |line: String| {
        let mut out = io::stdout().lock();
        writeln!(out, "said: {line}").and_then(|()| out.flush()).unwrap();
    };
    if kept.resumable().is_some() {
        kept.go_on();
    } else {
        kept.start();
    }
    let mut game = kept.table.referee().game().clone();
    for deed in 1.. {
        let request = whim(&mut game, &mut random);
        say(format!("asks {deed}"));
        kept.table.app.world_mut().write_message(request);
        kept.frame();
        // Now and then it goes on before all is kept.
        if deed % 3 > 0 {
            kept.settle();
            say(format!("kept {deed}"));
        }
    }
}

fn start_child(home: &Path, seed: u64) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["keeping::child", "--exact", "--nocapture", "--test-threads=1"])
        .env(CHILD, seed.to_string())
        .env("NONAGA_HOME", home)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[test]
fn killed_at_any_moment_it_continues_where_the_last_part_that_was_kept_left_it() {
    let home = TempDir::new().unwrap();
    let seeds = u64::from(SystemTime::UNIX_EPOCH.elapsed().unwrap().subsec_nanos());
    let mut game = Match::new(Position::start(HouseRules::AtMostFour));
    let (mut kept_in_all, mut ahead) = (0, 0);
    for seed in seeds..seeds + KILLS {
        let mut random = Rng::with_seed(seed);
        let mut child = start_child(home.path(), seed);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (mut asked, mut kept) = (0, 0);
        let mut hear = |line: &str| {
            // The harness begins a line and leaves it open.
            let said = line.rsplit_once("said: ").and_then(|(_, said)| said.split_once(' '));
            match said {
                Some(("asks", deed)) => asked = deed.parse().unwrap(),
                Some((_, deed)) => kept = deed.parse().unwrap(),
                None => {}
            }
        };
        let goes_on_for = random.u64(..60);
        for _ in 0..goes_on_for {
            let Some(Ok(line)) = lines.next() else { panic!("seed {seed}: the child failed") };
            hear(&line);
        }
        thread::sleep(Duration::from_micros(random.u64(..4_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        // A line that was cut off is no line.
        lines.map_while(Result::ok).for_each(|line| hear(&line));

        // What it has done after each deed, from where it began.
        let mut random = Rng::with_seed(seed);
        let mut stood = vec![game.turns()];
        for _ in 0..asked {
            whim(&mut game, &mut random);
            stood.push(game.turns());
        }
        let mut continued = Kept::at(home.path());
        continued.go_on();
        let turns = continued.turns();
        let deed = (kept..=asked).rev().find(|deed| stood[*deed] == turns);
        let Some(deed) = deed else {
            panic!("seed {seed}: asked {asked}, kept {kept}, and stands at {turns:?}");
        };
        assert_eq!(continued.notices, []);
        (kept_in_all, ahead) = (kept_in_all + kept, ahead + usize::from(deed > kept));
        // As the next child will read it.
        game = continued.table.referee().game().clone();
    }
    println!("{KILLS} kills, {kept_in_all} parts kept, {ahead} times more than was said");
    assert!(kept_in_all > 200, "too little was going on: {kept_in_all}");
}
