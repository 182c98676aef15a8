//! The match in progress is kept: when the program quits normally, when it is killed with `kill -9`, and when
//! the disk fails for a while or is slow.

use std::{
    env, fs,
    io::{self, BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::Arc,
    thread,
    time::{Duration, SystemTime},
};

use bevy::{prelude::*, window::WindowFocused};
use fastrand::Rng;
use nonaga::{
    game::{
        common::Notice,
        keeping::{ContinueMatch, Keeping, LeaveMatch, Progress, Resumable, Settings, Volume},
        players::{KeepLines, Teach, Watch, Watched},
        referee::{Ask, Asker, NewMatch, occasion},
    },
    home::{Home, HomeError, Loaded},
    record::{Event, LineId, Player, PlayerKind, Record, Span, Variation, bundled},
    rules::{HouseRules, Match, Part, Position, Side, Step, Turn},
};
use tempfile::TempDir;

use crate::{bad_disk::BadDisk, matches::choose, player::Table};

/// How many frames saving everything may take.
const PATIENCE: u32 = 5_000;

/// A table that keeps its match, and the notices that it has sent.
struct KeepingTable {
    table: Table,
    notices: Vec<Notice>,
}

impl KeepingTable {
    fn at(home: &Path) -> KeepingTable {
        KeepingTable::with(Home::at(home))
    }

    fn with(home: Home) -> KeepingTable {
        let mut table = Table::new();
        let Loaded { value: settings, .. } = home.load::<Settings>();
        let Loaded { value: progress, .. } = home.load::<Progress>();
        let keeping = Keeping::after_loading(home, &settings, &progress);
        let world = table.app.world_mut();
        world.resource_mut::<Settings>().set_if_neq(settings);
        world.resource_mut::<Progress>().set_if_neq(progress);
        // A real game looks for unfinished matches at its start. Leaving a match looks for them too.
        table.app.insert_resource(keeping);
        table.app.world_mut().write_message(LeaveMatch);
        let mut kept = KeepingTable { table, notices: Vec::new() };
        kept.settle();
        kept
    }

    fn frame(&mut self) {
        self.table.frame();
        let messages = self.table.app.world().resource::<Messages<Notice>>();
        self.notices.extend(messages.iter_current_update_messages().cloned());
    }

    /// Runs frames until everything is written.
    fn settle(&mut self) {
        self.frame();
        for _ in 0..PATIENCE {
            self.frame();
            if self.table.app.world().resource::<Keeping>().is_idle() {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
        panic!("not everything is written after {PATIENCE} frames");
    }

    fn start(&mut self) {
        self.send_start();
        self.settle();
    }

    /// Starts a match without waiting for the disk.
    fn send_start(&mut self) {
        let player = |name: &str| Player { name: name.to_owned(), player: PlayerKind::Human };
        let game = Match::new(Position::start(HouseRules::AtMostFour));
        let new = NewMatch::to_play(game, [player("Ada"), player("Bo")]);
        self.table.app.world_mut().write_message(Ask::Begin(Box::new(new)).by(Asker::Hand));
    }

    fn continue_match(&mut self) {
        self.table.app.world_mut().write_message(ContinueMatch);
        self.settle();
    }

    fn leave(&mut self) {
        self.table.app.world_mut().write_message(LeaveMatch);
        self.settle();
    }

    /// Makes a request, and waits until the result is written.
    fn ask(&mut self, ask: Ask) {
        self.table.app.world_mut().write_message(ask.by(Asker::Hand));
        self.settle();
    }

    /// Plays this many parts.
    fn play(&mut self, parts: u32, random: &mut Rng) {
        for _ in 0..parts {
            let ask = ask_for(choose(self.table.position(), random));
            self.ask(ask);
        }
    }

    /// Plays a part without waiting for the disk.
    fn play_ahead(&mut self, random: &mut Rng) {
        let ask = ask_for(choose(self.table.position(), random));
        self.table.app.world_mut().write_message(ask.by(Asker::Hand));
        self.frame();
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

fn ask_for(step: Step) -> Ask {
    match step {
        Step::Slide(slide) => Ask::Slide(slide),
        Step::Relocate(relocation) => Ask::Relocate(relocation),
        Step::Skip => Ask::Skip,
    }
}

#[test]
fn a_match_is_continued_where_it_stood() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(1);
    let mut kept = KeepingTable::at(home.path());
    assert_eq!(kept.resumable(), None);
    kept.start();
    kept.play(3, &mut random);
    let turns = kept.turns();
    drop(kept);

    let mut kept = KeepingTable::at(home.path());
    assert_eq!(kept.turns(), [], "another match is on the table until it is continued");
    let found = kept.resumable().expect("the match that was left");
    assert_eq!((found.game.turns(), &*found.red.name), (turns.clone(), "Ada"));
    let date = found.date;
    kept.continue_match();
    assert_eq!(kept.turns(), turns);
    assert_eq!(kept.table.position().rules(), HouseRules::AtMostFour);
    assert_eq!(kept.table.referee().player(Side::Black).name, "Bo");

    kept.play(2, &mut random);
    kept.ask(Ask::TakeBack(Span::Part));
    let turns = kept.turns();
    kept.leave();
    let found = kept.resumable().expect("the match that was left");
    assert_eq!((found.game.turns(), found.date), (turns, date));
    assert_eq!(kept.notices, []);
}

#[test]
fn a_new_match_does_not_replace_an_unfinished_one() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(2);
    let mut kept = KeepingTable::at(home.path());
    kept.start();
    kept.play(2, &mut random);
    let first = kept.turns();
    kept.start();
    kept.play(4, &mut random);
    kept.ask(Ask::Resign(Side::Red));
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(first));
    assert_eq!(saved_at(home.path()).len(), 1);
}

#[test]
fn a_match_without_moves_cannot_be_continued() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    kept.start();
    kept.leave();
    assert_eq!(kept.resumable(), None);
    kept.start();
    kept.play(1, &mut Rng::with_seed(3));
    kept.ask(Ask::TakeBack(Span::Part));
    kept.leave();
    assert_eq!(kept.resumable(), None);
}

#[test]
fn a_match_that_was_not_started_by_the_player_is_not_kept() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(4);
    let mut kept = KeepingTable::at(home.path());
    kept.play(4, &mut random);
    kept.leave();
    assert_eq!(kept.resumable(), None);
    // A match of an occasion that is not saved replaces a kept one, and is not kept either.
    kept.start();
    kept.play(3, &mut random);
    let turns = kept.turns();
    let record = kept.table.referee().record();
    let game = Match::new(Position::start(HouseRules::Booklet));
    let new = NewMatch::to_play(game, [record.red, record.black]).on(&occasion::EXERCISE);
    kept.ask(Ask::Begin(Box::new(new)));
    kept.play(1, &mut random);
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(turns));
}

#[test]
fn looking_back_takes_nothing_back() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    kept.start();
    kept.play(6, &mut Rng::with_seed(5));
    let turns = kept.turns();
    kept.ask(Ask::Jump(1));
    kept.ask(Ask::Forward(Span::Part));
    assert_ne!(kept.turns(), turns);
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(turns));
}

#[test]
fn looking_at_what_was_taken_back_does_not_play_it_again() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    kept.start();
    kept.play(8, &mut Rng::with_seed(5));
    kept.ask(Ask::TakeBack(Span::Turn));
    kept.ask(Ask::TakeBack(Span::Turn));
    let turns = kept.turns();
    kept.ask(Ask::Jump(4));
    assert_ne!(kept.turns(), turns);
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(turns));
}

#[test]
fn a_match_that_ends_is_saved_and_can_be_reopened() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(6);
    let mut kept = KeepingTable::at(home.path());
    kept.start();
    while kept.table.referee().game().ending().is_none() {
        kept.play(1, &mut random);
    }
    let turns = kept.turns();
    assert_eq!(saved_at(home.path()).len(), 1);
    assert_eq!(saved_at(home.path())[0].game.turns(), turns);
    let unfinished = |home: &Path| Home::at(home).unfinished::<Record>().unfinished.len();
    assert_eq!(unfinished(home.path()), 0);

    kept.ask(Ask::TakeBack(Span::Part));
    drop(kept);
    assert_eq!(unfinished(home.path()), 1);
    let mut kept = KeepingTable::at(home.path());
    kept.continue_match();
    assert_eq!(kept.turns(), turns[..turns.len() - 1]);
    kept.ask(Ask::Resign(Side::Black));
    kept.ask(Ask::TakeBack(Span::Turn));
    kept.ask(Ask::Redo);
    assert_eq!((saved_at(home.path()).len(), unfinished(home.path())), (2, 0));
    assert_eq!(kept.notices, []);
}

#[test]
fn a_match_that_was_over_when_the_program_was_killed_is_saved_and_not_offered() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    kept.start();
    kept.play(2, &mut Rng::with_seed(7));
    kept.leave();
    let mut record = kept.resumable().expect("the match").clone();
    drop(kept);
    // As if the program had been killed after it kept the match, and before it saved it.
    record.game.resign(Side::Red);
    let (mut slot, _) = Home::at(home.path()).resume::<Record>(1).unwrap();
    slot.keep(&record).unwrap();
    drop(slot);

    let kept = KeepingTable::at(home.path());
    assert_eq!(kept.resumable(), None);
    assert_eq!(saved_at(home.path()), [record]);
    assert_eq!(kept.notices, []);
}

#[test]
fn changed_settings_are_saved() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    assert!(!home.path().join("settings.ron").exists(), "nothing was chosen");
    for hundredths in 0..10 {
        kept.table.app.world_mut().resource_mut::<Settings>().music = Volume::new(hundredths);
        kept.frame();
    }
    drop(kept);
    let loaded = Home::at(home.path()).load::<Settings>();
    assert_eq!((loaded.value.music, loaded.notice), (Volume::new(9), None));
}

#[test]
fn progress_in_a_lesson_is_saved_but_the_lesson_is_no_match_to_continue() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    let teach = Teach { lesson: "01-table".to_owned(), step: Some(1) };
    kept.table.app.world_mut().write_message(teach);
    for _ in 0..20 {
        kept.frame();
    }
    drop(kept);
    let home = Home::at(home.path());
    let Loaded { value, notice } = home.load::<Progress>();
    assert_eq!((value.of("01-table").step, notice), (1, None));
    assert_eq!(home.unfinished::<Record>().unfinished, []);
}

#[test]
fn two_copies_of_the_game_keep_each_others_settings_and_progress() {
    let home = TempDir::new().unwrap();
    let change = |kept: &mut KeepingTable, change: fn(&mut Settings)| {
        change(&mut kept.table.app.world_mut().resource_mut::<Settings>());
        kept.settle();
    };
    let teach = |kept: &mut KeepingTable, lesson: &str, step| {
        let teach = Teach { lesson: lesson.to_owned(), step: Some(step) };
        kept.table.app.world_mut().write_message(teach);
        for _ in 0..20 {
            kept.frame();
        }
        kept.settle();
    };
    let [mut one, mut other] = [(); 2].map(|()| KeepingTable::at(home.path()));
    teach(&mut one, "01-table", 1);
    teach(&mut other, "02-sliding", 2);
    change(&mut one, |settings| settings.captions = true);
    change(&mut other, |settings| settings.music = Volume::new(7));
    change(&mut one, |settings| settings.symbols = true);
    let settings = Home::at(home.path()).load::<Settings>().value;
    assert_eq!((settings.captions, settings.music), (true, Volume::new(7)));
    assert!(settings.symbols);
    let progress = Home::at(home.path()).load::<Progress>().value;
    assert_eq!((progress.of("01-table").step, progress.of("02-sliding").step), (1, 2));

    // What one has set back stays set back when the other saves.
    change(&mut one, |settings| settings.captions = false);
    drop((one, other));
    assert!(!Home::at(home.path()).load::<Settings>().value.captions);
}

#[test]
fn a_match_that_another_copy_plays_cannot_be_continued_and_is_no_longer_offered() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    kept.start();
    kept.play(3, &mut Rng::with_seed(14));
    kept.leave();
    assert!(kept.resumable().is_some());
    let (slot, _) = Home::at(home.path()).resume::<Record>(1).unwrap();
    kept.continue_match();
    assert_eq!(kept.notices, [Notice::NotContinued(HomeError::PlayedElsewhere)]);
    assert_eq!(kept.resumable(), None);

    // The other copy has left it, and the player comes back to this window.
    drop(slot);
    let mut come_back = || {
        let focused = WindowFocused { window: Entity::PLACEHOLDER, focused: true };
        kept.table.app.world_mut().write_message(focused);
        kept.settle();
        kept.resumable().is_some()
    };
    assert!(come_back(), "it is offered again");
    let (slot, _) = Home::at(home.path()).resume::<Record>(1).unwrap();
    assert!(!come_back(), "it is played again");
    drop(slot);
    assert_eq!(kept.notices.len(), 1);
}

#[test]
fn settings_that_could_not_be_saved_are_saved_with_the_next_change() {
    let home = TempDir::new().unwrap();
    let disk = BadDisk::default();
    let mut kept = KeepingTable::with(Home::on(Arc::new(disk.clone()), home.path()));
    disk.fill(true);
    kept.table.app.world_mut().resource_mut::<Settings>().captions = true;
    kept.settle();
    assert!(matches!(&kept.notices[..], [Notice::SettingsNotKept(HomeError::DiskFull { .. })]));
    disk.fill(false);
    kept.table.app.world_mut().resource_mut::<Settings>().music = Volume::new(7);
    kept.settle();
    let settings = Home::at(home.path()).load::<Settings>().value;
    assert_eq!((settings.captions, settings.music), (true, Volume::new(7)));
}

#[test]
fn a_full_disk_is_reported_once_and_play_goes_on() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(8);
    let disk = BadDisk::default();
    let mut kept = KeepingTable::with(Home::on(Arc::new(disk.clone()), home.path()));
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
    assert_eq!(kept.notices.len(), 2, "it is reported again after a success in between");

    // A match that ended while the disk was full is saved once there is room again.
    kept.ask(Ask::Resign(Side::Red));
    let ended = kept.turns();
    kept.start();
    assert_eq!(saved_at(home.path()), []);
    disk.fill(false);
    kept.play(1, &mut random);
    assert_eq!(saved_at(home.path()).len(), 1);
    assert_eq!(saved_at(home.path())[0].game.turns(), ended);
}

#[test]
fn a_result_that_is_taken_back_leaves_the_list_if_no_turn_is_lost_by_it() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    kept.start();
    kept.play(3, &mut Rng::with_seed(4));
    kept.ask(Ask::Resign(Side::Red));
    assert_eq!(saved_at(home.path()).len(), 1);
    kept.ask(Ask::TakeBack(Span::Turn));
    assert_eq!(saved_at(home.path()), [], "it goes on");
    kept.ask(Ask::Redo);
    assert_eq!(saved_at(home.path()).len(), 1, "the result is back");

    // What nobody can find elsewhere stays.
    let ended = kept.turns();
    kept.ask(Ask::Jump(0));
    kept.ask(Ask::PlayFromHere);
    kept.play(1, &mut Rng::with_seed(5));
    let [saved] = &saved_at(home.path())[..] else { panic!("{:?}", saved_at(home.path())) };
    assert_eq!(saved.game.turns(), ended);
    kept.leave();
    assert!(kept.resumable().is_some());
}

#[test]
fn a_match_that_is_read_too_late_does_not_replace_a_newer_one() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(10);
    let disk = BadDisk::default();
    let mut kept = KeepingTable::with(Home::on(Arc::new(disk.clone()), home.path()));
    kept.start();
    kept.play(3, &mut random);
    kept.leave();
    let first = kept.resumable().expect("the match that was left").clone();

    disk.slow_down(true);
    kept.table.app.world_mut().write_message(ContinueMatch);
    kept.frame();
    kept.send_start();
    kept.frame();
    kept.play_ahead(&mut random);
    disk.slow_down(false);
    kept.settle();
    kept.play(4, &mut random);
    let second = kept.turns();
    assert_eq!(second.len(), 3, "the newer match is on the table");
    assert_eq!(kept.resumable(), Some(&first), "the older one can still be continued");

    kept.leave();
    let unfinished = Home::at(home.path()).unfinished::<Record>().unfinished;
    let mut on_disk: Vec<_> = unfinished.iter().map(|one| one.played.game.turns()).collect();
    on_disk.sort_by_key(Vec::len);
    assert_eq!(on_disk, [first.game.turns(), second]);
    kept.continue_match();
    assert_eq!(kept.turns(), on_disk[1], "the newest one");
    assert_eq!(kept.notices, []);
}

#[test]
fn a_match_that_is_read_after_the_player_went_back_stays_where_it_is() {
    let home = TempDir::new().unwrap();
    let disk = BadDisk::default();
    let mut kept = KeepingTable::with(Home::on(Arc::new(disk.clone()), home.path()));
    kept.start();
    kept.play(3, &mut Rng::with_seed(11));
    let turns = kept.turns();
    kept.leave();
    kept.table.begin(Match::new(Position::start(HouseRules::Booklet)));

    disk.slow_down(true);
    // Asking twice is the same as asking once.
    for _ in 0..2 {
        kept.table.app.world_mut().write_message(ContinueMatch);
        kept.frame();
    }
    kept.table.app.world_mut().write_message(LeaveMatch);
    kept.frame();
    disk.slow_down(false);
    kept.settle();
    assert_eq!(kept.turns(), []);
    kept.continue_match();
    assert_eq!(kept.turns(), turns);
    assert_eq!(kept.notices, []);
}

#[test]
fn what_waits_to_be_written_survives_a_panic() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(12);
    let disk = BadDisk::default();
    let mut kept = KeepingTable::with(Home::on(Arc::new(disk.clone()), home.path()));
    let unfinished = || Home::at(home.path()).unfinished::<Record>().unfinished;
    kept.start();
    kept.play(2, &mut random);
    disk.die(1);
    kept.play(1, &mut random);
    let turns = kept.turns();
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(turns), "it is written again");
    assert_eq!(unfinished().len(), 1, "in the same slot");

    // Writing fails as the program quits, and nobody has noticed before that.
    kept.continue_match();
    disk.slow_down(true);
    disk.die(1);
    kept.play_ahead(&mut random);
    kept.table.app.world_mut().resource_mut::<Settings>().music = Volume::new(7);
    kept.play_ahead(&mut random);
    let turns = kept.turns();
    assert_eq!(kept.notices, []);
    disk.slow_down(false);
    drop(kept);
    let [found] = &unfinished()[..] else { panic!("one match") };
    assert_eq!(found.played.game.turns(), turns);
    assert_eq!(Home::at(home.path()).load::<Settings>().value.music, Volume::new(7));
}

#[test]
fn if_writing_panics_each_time_the_player_is_told_once_and_it_is_written_later() {
    let home = TempDir::new().unwrap();
    let mut random = Rng::with_seed(13);
    let disk = BadDisk::default();
    let mut kept = KeepingTable::with(Home::on(Arc::new(disk.clone()), home.path()));
    kept.start();
    disk.die(u32::MAX);
    kept.play(3, &mut random);
    let [Notice::MatchNotKept(HomeError::CannotWrite { .. })] = &kept.notices[..] else {
        panic!("{:?}", kept.notices)
    };
    disk.die(0);
    kept.play(1, &mut random);
    let turns = kept.turns();
    kept.leave();
    assert_eq!(kept.resumable().map(|one| one.game.turns()), Some(turns));
    assert_eq!(kept.notices.len(), 1);
}

#[test]
fn a_missing_home_is_reported_once_and_play_goes_on() {
    let mut kept = KeepingTable::with(Home::nowhere());
    kept.start();
    kept.play(3, &mut Rng::with_seed(9));
    assert_eq!(kept.notices, [Notice::MatchNotKept(HomeError::NoFolder)]);
    assert_eq!(kept.turns().len(), 2);
}

const CHILD: &str = "NONAGA_TEST_KEEPING";
const KILLS: u64 = 25;

/// A random legal step, or now and then taking a part back. Never ends the match.
fn random_ask(game: &mut Match, random: &mut Rng) -> Ask {
    if random.u8(..5) == 0 && game.take_back_part() > 0 {
        return Ask::TakeBack(Span::Part);
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
            return ask_for(step);
        }
        *game = before;
    }
}

/// Not a test by itself: the program that the next test kills. It continues the match that it finds or begins
/// one, and then plays forever.
#[test]
fn child() {
    let Ok(seed) = env::var(CHILD) else { return };
    let mut random = Rng::with_seed(seed.parse().unwrap());
    let mut kept = KeepingTable::with(Home::of_user());
    let say = |line: String| {
        let mut out = io::stdout().lock();
        writeln!(out, "said: {line}").and_then(|()| out.flush()).unwrap();
    };
    if kept.resumable().is_some() {
        kept.continue_match();
    } else {
        kept.start();
    }
    let mut game = kept.table.referee().game().clone();
    for number in 1.. {
        let ask = random_ask(&mut game, &mut random);
        say(format!("asks {number}"));
        kept.table.app.world_mut().write_message(ask.by(Asker::Hand));
        kept.frame();
        // Every third time, it goes on before everything is written.
        if number % 3 > 0 {
            kept.settle();
            say(format!("kept {number}"));
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
fn a_match_killed_at_any_moment_continues_with_every_kept_part() {
    let home = TempDir::new().unwrap();
    let seeds = u64::from(SystemTime::UNIX_EPOCH.elapsed().unwrap().subsec_nanos());
    let mut game = Match::new(Position::start(HouseRules::AtMostFour));
    let (mut total_kept, mut ahead) = (0, 0);
    for seed in seeds..seeds + KILLS {
        let mut random = Rng::with_seed(seed);
        let mut child = start_child(home.path(), seed);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (mut asked, mut kept) = (0, 0);
        let mut hear = |line: &str| {
            // The test harness may have printed something at the start of the line.
            let said = line.rsplit_once("said: ").and_then(|(_, said)| said.split_once(' '));
            match said {
                Some(("asks", number)) => asked = number.parse().unwrap(),
                Some((_, number)) => kept = number.parse().unwrap(),
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
        // What the child said before it was killed.
        lines.map_while(Result::ok).for_each(|line| hear(&line));

        // The turns after each request of the child.
        let mut random = Rng::with_seed(seed);
        let mut stood = vec![game.turns()];
        for _ in 0..asked {
            random_ask(&mut game, &mut random);
            stood.push(game.turns());
        }
        let mut continued = KeepingTable::at(home.path());
        continued.continue_match();
        let turns = continued.turns();
        let number = (kept..=asked).rev().find(|number| stood[*number] == turns);
        let Some(number) = number else {
            panic!("seed {seed}: asked {asked}, kept {kept}, but continued with {turns:?}");
        };
        assert_eq!(continued.notices, []);
        (total_kept, ahead) = (total_kept + kept, ahead + usize::from(number > kept));
        // The next child starts from this match.
        game = continued.table.referee().game().clone();
    }
    println!(
        "{KILLS} kills, {total_kept} parts kept, {ahead} times one more than the child reported"
    );
    assert!(total_kept > 200, "too few parts were kept: {total_kept}");
}

impl KeepingTable {
    /// Opens a match that comes with the game and has no file, to be watched.
    fn watch_bundled(&mut self) {
        let known = &bundled().expect("the matches of the game")[0];
        let record = Arc::new(known.record(str::to_owned));
        let (name, file, fault) = ("Known".to_owned(), None, None);
        self.table.app.world_mut().write_message(Watch {
            record,
            name,
            lines: None,
            turn: 4,
            file,
            fault,
            comes_from: occasion::ComesFrom::Matches,
            is_playing: false,
        });
        self.settle();
    }

    /// Tries one of the slides that the match does not go on with.
    fn try_slide(&mut self, number: usize) {
        self.ask(Ask::Follow { line: LineId::MATCH, turn: 4 });
        let mut slides = self.table.position().slides();
        let next = self.table.referee().playhead().next();
        slides.retain(|slide| next != Some(Event::Step(Step::Slide(*slide))));
        self.ask(Ask::Slide(slides[number]));
    }

    fn press_keep(&mut self) {
        self.table.app.world_mut().write_message(KeepLines);
        self.frame();
    }

    /// Waits until the variations are written. A frame after that, the table knows of it, and may have to write them
    /// once more.
    fn wait_for_lines(&mut self) {
        for _ in 0..3 {
            self.settle();
        }
    }

    fn are_lines_kept(&self) -> bool {
        let world = self.table.app.world();
        world.resource::<Watched>().are_lines_kept(world.resource())
    }

    /// The variations on the table.
    fn lines(&self) -> Vec<Variation> {
        self.table.referee().lines().expect("it is watched").variations()
    }
}

#[test]
fn the_variations_of_a_match_without_a_file_are_kept_in_one_new_file() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    kept.watch_bundled();
    for number in 0..3 {
        kept.try_slide(number);
        assert!(!kept.are_lines_kept());
        kept.press_keep();
        kept.wait_for_lines();
        assert!(kept.are_lines_kept());
        let [saved] = &saved_at(home.path())[..] else { panic!("{:?}", saved_at(home.path())) };
        assert_eq!(saved.lines, kept.lines());
    }
    let [Notice::CopyKept, Notice::RecordKept, Notice::RecordKept] = &kept.notices[..] else {
        panic!("{:?}", kept.notices)
    };
}

#[test]
fn a_file_that_an_editor_changes_while_it_is_watched_is_not_overwritten() {
    let home = TempDir::new().unwrap();
    let mut kept = KeepingTable::at(home.path());
    kept.watch_bundled();
    kept.try_slide(0);
    kept.press_keep();
    kept.wait_for_lines();
    assert!(matches!(kept.notices[..], [.., Notice::CopyKept]), "{:?}", kept.notices);
    let folder = home.path().join("matches");
    let files = || fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    let is_match = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "ron");
    let file = files().find(is_match).expect("a copy");
    let edited = fs::read_to_string(&file).unwrap().replace("date: \"2", "date: \"1");
    fs::write(&file, &edited).unwrap();

    kept.try_slide(1);
    kept.press_keep();
    kept.wait_for_lines();
    assert_eq!(fs::read_to_string(&file).unwrap(), edited);
    assert!(matches!(kept.notices[..], [.., Notice::CopyKept]), "{:?}", kept.notices);
    assert_eq!(files().filter(is_match).count(), 2, "another copy");
    assert!(kept.are_lines_kept());
    assert_eq!(saved_at(home.path()).len(), 2);
}

#[test]
fn variations_that_change_while_they_are_written_go_into_the_same_file() {
    let home = TempDir::new().unwrap();
    let disk = BadDisk::default();
    let mut kept = KeepingTable::with(Home::on(Arc::new(disk.clone()), home.path()));
    kept.watch_bundled();
    kept.try_slide(0);
    disk.slow_down(true);
    kept.press_keep();
    let relocation = kept.table.position().relocations().next().expect("a relocation");
    kept.table.app.world_mut().write_message(Ask::Relocate(relocation).by(Asker::Hand));
    kept.frame();
    kept.press_keep();
    disk.slow_down(false);
    kept.wait_for_lines();
    assert!(kept.are_lines_kept());
    let [saved] = &saved_at(home.path())[..] else { panic!("{:?}", saved_at(home.path())) };
    assert_eq!(saved.lines, kept.lines());
}

#[test]
fn variations_that_do_not_fit_on_the_disk_are_not_kept_until_there_is_room() {
    let home = TempDir::new().unwrap();
    let disk = BadDisk::default();
    let mut kept = KeepingTable::with(Home::on(Arc::new(disk.clone()), home.path()));
    kept.watch_bundled();
    kept.try_slide(0);
    disk.fill(true);
    kept.press_keep();
    kept.wait_for_lines();
    let [Notice::RecordNotKept(HomeError::DiskFull { .. })] = &kept.notices[..] else {
        panic!("{:?}", kept.notices)
    };
    assert!(!kept.are_lines_kept(), "they would be lost");
    disk.fill(false);
    kept.press_keep();
    kept.wait_for_lines();
    assert!(kept.are_lines_kept());
    assert_eq!(saved_at(home.path()).len(), 1);
}
