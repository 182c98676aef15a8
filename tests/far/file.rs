//! The file of the log: what people can read in it, what a crash leaves, and what it becomes.

use nonaga::{
    far::agreement::{Conditions, Digest, FarFault, FarLog, FarWish, LogError, Role},
    record::Record,
    referee::{NewMatch, Referee},
};

use super::{meeting::told, world::World};

fn played(turns: usize) -> World {
    let mut world = World::playing(Conditions::default());
    for _ in 0..turns {
        let mover = world.mover();
        world.play_turn(mover);
    }
    world
}

#[test]
fn people_can_read_it() {
    let world = played(1);
    let text = String::from_utf8(world.sides[0].disk.bytes.clone()).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    let heading = "(format:\"nonaga-far\",version:1,keeper:Host,of:\"";
    assert!(lines[0].starts_with(heading), "{}", lines[0]);
    assert!(lines[1].contains("says:Terms(") && lines[1].contains("name:\"Ada\""));
    assert!(lines[1].contains("rules:\"booklet\""));
    let step = world.sides[0].log().game().expect("a match").turns()[0];
    let slide = step.slide.expect("a slide");
    assert!(text.contains(&format!("says:Slide(\"{slide}\")")), "{text}");
    assert!(text.is_ascii());
}

#[test]
fn wherever_a_crash_stops_the_writing_the_rest_is_kept() {
    let world = played(2);
    for side in &world.sides {
        let bytes = &side.disk.bytes;
        let first = bytes.iter().position(|byte| *byte == b'\n').expect("a heading") + 1;
        let second = first + bytes[first..].iter().position(|byte| *byte == b'\n').expect("a line");
        for end in second + 1..bytes.len() {
            let read = FarLog::read(&bytes[..end]).expect("what is whole can be read");
            assert!(bytes[..read.kept].ends_with(b"\n") && read.kept <= end);
            assert!(!bytes[read.kept..end].contains(&b'\n'), "no whole line is lost");
        }
        // Zeros, as some file systems leave them after a power cut.
        let mut zeros = bytes.clone();
        zeros.extend([0; 300]);
        let read = FarLog::read(&zeros).expect("what is whole can be read");
        assert_eq!(read.kept, bytes.len());
        assert_eq!(told(&read.log), told(side.log()));
    }
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let world = played(2);
    let text = String::from_utf8(world.sides[0].disk.bytes.clone()).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    let read = |lines: &[&str]| FarLog::read((lines.join("\n") + "\n").as_bytes()).err();

    assert_eq!(FarLog::read(b"").err(), Some(LogError::Empty));
    assert_eq!(FarLog::read(b"(format").err(), Some(LogError::Empty));
    assert_eq!(read(&lines[..1]), Some(LogError::Empty), "the host has written no terms");
    assert_eq!(FarLog::read(b"\xff\n").err(), Some(LogError::NotText { line: 1 }));
    let expected = "nonaga-far";
    let format = "nonaga-match".to_owned();
    let other = lines[0].replace("nonaga-far", "nonaga-match");
    assert_eq!(read(&[&other]), Some(LogError::OtherFormat { format, expected }));
    let newer = "(format:\"nonaga-far\",version:2,colour:Blue)";
    assert_eq!(read(&[newer]), Some(LogError::OtherVersion { version: 2, newest: 1 }));
    assert!(matches!(read(&["hello"]), Some(LogError::Unreadable { line: 1, .. })));

    // A line is missing, is there twice, is another, or is no entry.
    let mut missing = lines.clone();
    missing.remove(4);
    assert!(matches!(read(&missing), Some(LogError::Wrong { line: 5.., .. })));
    let mut twice = lines.clone();
    twice.insert(5, lines[4]);
    let fault = FarFault::WrongPlace;
    assert_eq!(read(&twice), Some(LogError::Wrong { line: 6, fault }));
    let mut empty = lines.clone();
    empty.insert(4, "");
    assert!(matches!(read(&empty), Some(LogError::Unreadable { line: 5, .. })));
    let renamed = lines[1].replace("Ada", "Eve");
    let mut changed = lines.clone();
    changed[1] = &renamed;
    let fault = FarFault::OtherMatch;
    assert_eq!(read(&changed), Some(LogError::Wrong { line: 2, fault }));
    let evidence = lines[6].replacen("Entry(", "Evidence(", 1);
    let mut accused = lines.clone();
    accused.push(&evidence);
    let fault = FarFault::WrongPlace;
    assert_eq!(read(&accused), Some(LogError::Wrong { line: lines.len() + 1, fault }));
}

#[test]
fn a_file_that_grows_beyond_all_measure_is_not_read() {
    let large = vec![b' '; nonaga::far::agreement::LARGEST_LOG + 1];
    assert!(matches!(FarLog::read(&large), Err(LogError::TooLarge { .. })));
}

#[test]
fn a_match_becomes_a_record_like_any_other() {
    let mut world = played(3);
    let mover = world.mover();
    world.act(mover, FarWish::Resign).expect("to resign");
    world.run();
    let records = world.sides.each_ref().map(|side| side.log().record().expect("a record"));
    assert_eq!(records[0], records[1]);
    let text = records[0].to_text();
    assert_eq!(Record::read(&text).as_ref(), Ok(&records[0]));
    assert!(text.contains("date: \"2026-09-21T"), "{text}");
    assert!(text.contains("Resigned"), "{text}");
    // The table takes it, to look at and to judge.
    let referee = Referee::new(NewMatch::to_look_through(&records[0]));
    assert_eq!(referee.turns(), 3);
}

#[test]
fn the_longest_name_of_a_match_can_be_told_from_another() {
    let world = played(0);
    let text = world.id.to_string();
    assert_eq!(text.parse::<Digest>(), Ok(world.id));
    assert!(text[1..].parse::<Digest>().is_err() && text.to_uppercase().parse::<Digest>().is_err());
    assert_eq!(world.sides[1].log().keeper(), Role::Guest);
}
