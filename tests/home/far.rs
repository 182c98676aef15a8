//! Matches with somebody far away: the key, and logs that lose nothing.

use std::{path::Path, sync::Arc};

use nonaga::{
    far::agreement::{
        Agreement, Companion, Conditions, Digest, DisplayName, FarDuty, FarId, FarKey, FarLog,
        FarTerms, FarWish, Role,
    },
    home::{Disk, FarDesk, FarFileError, FarFriend, FarWay, Home, HomeError, KeptLog},
};
use tempfile::TempDir;

use crate::{
    choices::Choices,
    fake_disk::{FakeDisk, Faults},
};

/// What the host of a match has written, line by line, and the match.
fn written() -> (Digest, Vec<String>) {
    let [host, guest] = [1, 2].map(|number| FarKey::from_secret(&[number; 32]));
    let ids: [FarId; 2] = [host.id(), guest.id()];
    let conditions = Conditions::default();
    let terms = FarTerms::new(ids[0], conditions, Companion::default(), 0, [7; 16]);
    let host = Agreement::invite(host, terms).expect("good terms");
    let of = host.log().id();
    let mut ends = [host, Agreement::join(guest, of, ids[0])];
    let mut lines = Vec::new();
    let now = std::time::Duration::ZERO;
    for role in Role::BOTH {
        ends[role as usize].connected(ids[role.other() as usize], now).expect("the right end");
    }
    for round in 0..40 {
        let at = round % 2;
        while let Some(duty) = ends[at].next_duty() {
            match duty {
                FarDuty::Write(text) => {
                    ends[at].written(now);
                    lines.extend((at == 0).then_some(text));
                }
                FarDuty::Send(message) => ends[1 - at].receive(&message, now),
                FarDuty::Cut(why) => panic!("two honest ends: {why:?}"),
                FarDuty::Tell(_) => {}
            }
        }
        if round == 10 {
            let consent = FarWish::Consent(Companion::default(), [4; 16]);
            ends[1].act(consent, now).expect("to consent");
        }
    }
    assert!(lines.len() == 6, "terms, a consent and a lot: {lines:?}");
    (of, lines)
}

fn home(disk: &FakeDisk) -> Home {
    Home::on(Arc::new(disk.clone()), Path::new("/home"))
}

fn open(desk: &FarDesk, of: Digest) -> Option<(FarLog, KeptLog)> {
    desk.open(of).expect("a log that can be read")
}

/// How many entries a log has.
fn entries(log: &FarLog) -> usize {
    Role::BOTH.iter().map(|role| log.tip(*role).number as usize).sum()
}

#[test]
fn the_key_stays_the_same_and_one_copy_at_a_time_has_it() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let desk = home.far().unwrap();
    let id = desk.key().id();
    let second = Home::at(folder.path()).far();
    assert!(matches!(second, Err(FarFileError::Home(HomeError::InUse { .. }))), "{second:?}");
    drop(desk);
    assert_eq!(home.far().unwrap().key().id(), id);
    let other = TempDir::new().unwrap();
    assert_ne!(Home::at(other.path()).far().unwrap().key().id(), id);
}

#[cfg(unix)]
#[test]
fn nobody_but_the_owner_can_read_the_key_and_the_logs() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    let desk = Home::at(folder.path()).far().unwrap();
    let (of, lines) = written();
    desk.begin(of).append(&lines[0]).unwrap();
    let far = folder.path().join("far");
    for file in ["key.ron".to_owned(), format!("{of}.log")] {
        let mode = far.join(&file).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
}

#[test]
fn a_key_that_cannot_be_read_is_not_replaced() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    drop(home.far().unwrap());
    let file = folder.path().join("far/key.ron");
    let good = std::fs::read_to_string(&file).unwrap();
    let newer = good.replace("version:1", "version:2");
    let shorter = good.replacen("secret:\"", "secret:\"0", 1);
    for text in ["", "(", &newer, &shorter, "(format:\"x\",version:1,secret:\"\")"] {
        std::fs::write(&file, text).unwrap();
        assert!(home.far().is_err(), "{text}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "it is still there");
    }
}

#[test]
fn matches_are_listed_with_the_newest_first() {
    let fake = FakeDisk::default();
    let desk = home(&fake).far().unwrap();
    assert_eq!(desk.matches().unwrap(), []);
    let all = [3, 1, 2].map(|number| Digest::from([number; 32]));
    for of in all {
        desk.begin(of).append("a line\n").unwrap();
    }
    fake.put(Path::new("/home/far/notes.log"), b"hello");
    assert_eq!(desk.matches().unwrap(), [all[2], all[1], all[0]]);
    desk.forget(all[1]).unwrap();
    assert_eq!(desk.matches().unwrap(), [all[2], all[0]]);
}

#[test]
fn a_power_cut_loses_no_line_that_was_kept() {
    let (of, lines) = written();
    for step in 1.. {
        let fake = FakeDisk::default();
        let desk = home(&fake).far().unwrap();
        let mut log = desk.begin(of);
        log.append(&lines[0]).unwrap();
        fake.set_faults(Faults { stop_at: Some(fake.steps() + step), ..Faults::default() });
        let kept = lines[1..].iter().take_while(|line| log.append(line).is_ok()).count() + 1;
        if !fake.has_stopped() {
            assert!(kept == lines.len() && step > 10);
            break;
        }
        let mut states = 0;
        Choices::all(|choices| {
            states += 1;
            let fake = fake.after_power_cut(choices);
            let desk = home(&fake).far().unwrap();
            let (found, mut log) = open(&desk, of).expect("the first line");
            let count = entries(&found);
            assert!(count == kept || count == kept + 1, "step {step}: {count} of {kept}");
            // And it goes on.
            for line in &lines[count..] {
                log.append(line).unwrap();
            }
            drop(log);
            assert_eq!(entries(&open(&desk, of).expect("the match").0), lines.len());
            Ok::<(), ()>(())
        })
        .unwrap();
        assert!(states > 0);
    }
}

#[test]
fn what_a_killed_program_wrote_is_on_the_disk_before_it_is_gone_on_with() {
    let (of, lines) = written();
    let fake = FakeDisk::default();
    let desk = home(&fake).far().unwrap();
    let mut log = desk.begin(of);
    log.append(&lines[0]).unwrap();
    // The next line is written, and the program is killed before it is synced.
    fake.set_faults(Faults { stop_at: Some(fake.steps() + 2), ..Faults::default() });
    assert!(log.append(&lines[1]).is_err());
    let fake = fake.after_kill();
    let desk = home(&fake).far().unwrap();
    let (found, _log) = open(&desk, of).expect("the match");
    assert_eq!(entries(&found), 2, "it was written");
    // Somebody may be told of it now. So it must survive a power cut.
    Choices::all(|choices| {
        let fake = fake.after_power_cut(choices);
        let desk = home(&fake).far().unwrap();
        assert_eq!(entries(&open(&desk, of).expect("the match").0), 2);
        Ok::<(), ()>(())
    })
    .unwrap();
}

#[test]
fn a_match_of_which_nothing_was_written_is_none() {
    let (of, lines) = written();
    let heading = lines[0].lines().next().unwrap();
    for left in ["", "(form", heading, &(heading.to_owned() + "\n")] {
        let fake = FakeDisk::default();
        fake.put(&Path::new("/home/far").join(format!("{of}.log")), left.as_bytes());
        let desk = home(&fake).far().unwrap();
        assert!(open(&desk, of).is_none(), "{left}");
    }
}

#[test]
fn a_full_disk_leaves_nothing_behind_that_cannot_be_read() {
    let (of, lines) = written();
    let all: usize = lines.iter().map(String::len).sum();
    for room in (0..all).step_by(97) {
        let fake = FakeDisk::default();
        let desk = home(&fake).far().unwrap();
        let mut log = desk.begin(of);
        fake.set_faults(Faults { room: Some(room), ..Faults::default() });
        let kept = lines.iter().take_while(|line| log.append(line).is_ok()).count();
        assert!(kept < lines.len());
        // It stays full for a while.
        assert!(log.append(&lines[kept]).is_err());
        fake.set_faults(Faults::default());
        for line in &lines[kept..] {
            log.append(line).unwrap();
        }
        drop(log);
        assert_eq!(entries(&open(&desk, of).expect("the match").0), lines.len());
    }
}

#[test]
fn a_log_is_of_the_match_that_its_name_says() {
    let (of, lines) = written();
    let desk = home(&FakeDisk::default()).far().unwrap();
    let other = Digest::from([5; 32]);
    desk.begin(other).append(&lines[0]).unwrap();
    assert!(matches!(desk.open(other), Err(FarFileError::Home(HomeError::Damaged { .. }))));
    desk.begin(of).append("hello\n").unwrap();
    assert!(matches!(desk.open(of), Err(FarFileError::Log { .. })));
    let missing = desk.open(Digest::from([6; 32]));
    assert!(matches!(missing, Err(FarFileError::Home(HomeError::Missing { .. }))));
}

#[test]
fn friends_are_kept_by_their_keys_the_last_first() {
    let disk = FakeDisk::default();
    let far = home(&disk).far().expect("the key");
    let friend = |number: u8, name: &str| FarFriend {
        id: FarKey::from_secret(&[number; 32]).id(),
        name: DisplayName::typed(name).expect("a name"),
        way: FarWay::default(),
    };
    let names = || {
        let list = home(&disk).far_friends().expect("a list").friends;
        list.iter().map(|friend| friend.name.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(), [""; 0]);
    for (number, name) in [(1, "Ada"), (2, "Bob"), (1, "Ada L."), (3, "Bob")] {
        far.befriend(friend(number, name)).expect("there is room");
    }
    assert_eq!(names(), ["Bob", "Ada L.", "Bob"]);
    // A list that cannot be read is kept aside.
    let file = Path::new("/home/far/friends.ron");
    disk.remove(file).expect("to remove");
    disk.create(file, b"broken").expect("to write").sync().expect("to sync");
    assert!(matches!(home(&disk).far_friends(), Err(HomeError::Damaged { .. })));
    far.befriend(friend(4, "Eve")).expect("there is room");
    assert_eq!(names(), ["Eve"]);
    assert!(disk.names().iter().any(|name| name.to_string_lossy().contains("damaged")));
}

#[test]
fn a_match_waits_until_it_is_settled_and_a_full_disk_leaves_none() {
    let disk = FakeDisk::default();
    let invite = |far: &FarDesk| {
        let driver = far.invite(Conditions::default(), Companion::default(), &FarWay::default())?;
        Ok::<Digest, FarFileError>(driver.log().id())
    };
    let far = home(&disk).far().expect("the key");
    let waiting = || {
        let listed = home(&disk).far_waiting().expect("a folder");
        listed.iter().map(|one| one.of).collect::<Vec<_>>()
    };
    // Wherever the disk is full, there is no match, or it waits.
    let mut room = 0;
    let of = loop {
        disk.set_faults(Faults { room: Some(room), ..Faults::default() });
        match invite(&far) {
            Err(error) => {
                let is_full = matches!(error, FarFileError::Home(HomeError::DiskFull { .. }));
                assert!(is_full, "{room}: {error}");
                assert_eq!(waiting(), [], "{room}");
            }
            Ok(of) => break of,
        }
        room += 50;
    };
    disk.set_faults(Faults::default());
    assert_eq!(waiting(), [of]);
    assert_eq!(far.way(of), Ok(FarWay::default()));
    far.settle(of).expect("to settle");
    assert_eq!(waiting(), []);
    assert!(far.open(of).expect("a good log").is_some(), "the log stays");
}
