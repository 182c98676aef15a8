//! Real match records, as the game saves them, played at random part by part.

use std::{collections::BTreeMap, fs, path::Path, sync::Arc};

use nonaga::{
    home::{Damage, Home, HomeError, HomeNotice, SavedMatch, Title, Unreadable},
    record::{LONGEST_MATCH, Level, Note, Player, PlayerKind, Record, RecordError},
    rules::{HouseRules, Match, Part, Position, Side, Step},
    words::{Language, Words},
};
use tempfile::TempDir;

use crate::{dice::Dice, fake_disk::FakeDisk, stand_in, user::ROOT};

/// A record of a new match. Records with different levels differ, but get the same file name.
pub fn new_record(level: Level) -> Record {
    let player = |name: &str, player| Player { name: name.to_owned(), player };
    Record {
        date: "2026-11-20T18:30:00Z".parse().unwrap(),
        red: player("Ada \"the \\ great\"\n", PlayerKind::Human),
        black: player("Bot", PlayerKind::Computer { level }),
        game: Match::new(Position::start(HouseRules::Booklet)),
        notes: BTreeMap::new(),
        lines: Vec::new(),
        from: None,
    }
}

/// Changes a match in some way. Mostly this plays a part.
pub fn change_at_random(record: &mut Record, dice: &mut Dice) {
    let Record { game, notes, .. } = record;
    let turns = game.turns().len();
    match dice.below(40) {
        0 | 1 => _ = game.take_back_part(),
        2 => _ = game.take_back_turn(),
        3 | 4 => _ = notes.insert(turns, Note::Text(format!("{turns} so far:\n\t\"why\" \\ # é"))),
        5 => game.resign(Side::Red),
        6 => game.agree_on_draw(),
        _ if game.ending().is_some() => {
            (0..=dice.below(4)).for_each(|_| _ = game.take_back_turn());
        }
        _ if turns > 80 => (0..70).for_each(|_| _ = game.take_back_turn()),
        _ => play_part(game, dice),
    }
    _ = notes.split_off(&(game.turns().len() + 1));
}

fn play_part(game: &mut Match, dice: &mut Dice) {
    // Taking back may have led to where a part must be skipped.
    skip(game);
    let position = game.position();
    let Some(due) = position.due() else { return };
    let step = match due {
        Part::Slide => {
            let slides = position.slides();
            Step::Slide(slides[dice.below(slides.len() as u64) as usize])
        }
        Part::Relocation => {
            let count = position.relocations().count() as u64;
            Step::Relocate(position.relocations().nth(dice.below(count) as usize).unwrap())
        }
    };
    game.play(step).unwrap();
    skip(game);
}

fn skip(game: &mut Match) {
    while game.forced_skip().is_some() {
        game.play(Step::Skip).unwrap();
    }
}

fn would_not_read(error: RecordError) -> Unreadable {
    Unreadable::Damaged(Damage::Record { error })
}

#[test]
fn a_match_is_read_back_unchanged_after_every_part() {
    let seed = Dice::any_seed();
    let mut dice = Dice::new(seed);
    let slot_file = Path::new(ROOT).join("in_progress").join("1.ron");
    let mut longest = 0;
    for _ in 0..10 {
        let home = Home::on(Arc::new(FakeDisk::default()), Path::new(ROOT));
        let mut slot = home.begin().unwrap();
        let mut record = new_record(Level::Hard);
        for _ in 0..200 {
            change_at_random(&mut record, &mut dice);
            slot.keep(&record).unwrap();
            let read: Record = home.read_match(&slot_file).unwrap();
            assert_eq!(read, record, "seed {seed}");
            assert_eq!(read.game.turns(), record.game.turns(), "seed {seed}");
            assert_eq!(read.game.position().hash(), record.game.position().hash(), "seed {seed}");
            longest = longest.max(record.game.turns().len());
        }
        let saved = slot.finish(&home, &record).unwrap();
        assert_eq!(home.read_match(&saved), Ok(record), "seed {seed}");
    }
    assert!(longest > 20, "{longest} turns at most");
}

#[test]
fn a_match_can_be_kept_after_a_turn_with_a_note_is_taken_back() {
    let home = Home::on(Arc::new(FakeDisk::default()), Path::new(ROOT));
    let mut slot = home.begin().unwrap();
    let mut dice = Dice::new(3);
    let mut record = new_record(Level::Hard);
    while record.game.turns().len() < 3 {
        play_part(&mut record.game, &mut dice);
    }
    record.notes = (1..=3).map(|turn| (turn, Note::Text("well".to_owned()))).collect();
    slot.keep(&record).unwrap();
    record.game.take_back_turn();
    slot.keep(&record).unwrap();
    drop(slot);
    let (_, kept) = home.resume::<Record>(1).unwrap();
    assert_eq!(kept.game.turns(), record.game.turns());
    assert_eq!(kept.notes.into_keys().last(), Some(record.game.turns().len()));
}

/// A match that cannot read its own text, as if its type had a bug.
#[derive(Clone, Debug, PartialEq)]
struct Forgetful(stand_in::Match, Option<Unreadable>);

impl SavedMatch for Forgetful {
    fn from_text(text: &str) -> Result<Self, Unreadable> {
        match text.split_once('!') {
            Some(("newer", _)) => Err(Unreadable::Newer { version: 9 }),
            Some(_) => Err(Damage::NotText { line: 3 }.into()),
            None => stand_in::Match::from_text(text).map(|played| Self(played, None)),
        }
    }

    fn to_text(&self) -> String {
        match &self.1 {
            None => self.0.to_text(),
            Some(Unreadable::Newer { .. }) => "newer!".to_owned(),
            Some(Unreadable::Damaged(_)) => "damaged!".to_owned(),
        }
    }

    fn title(&self) -> Title {
        self.0.title()
    }
}

#[test]
fn a_match_that_could_not_be_read_again_is_not_kept() {
    let played = stand_in::Match { id: 1, parts: 1 };
    for reason in [Damage::NotText { line: 3 }.into(), Unreadable::Newer { version: 9 }] {
        let unsound = Forgetful(played, Some(reason.clone()));
        is_not_kept(&Forgetful(played, None), &unsound, &reason);
    }
}

fn is_not_kept<T>(sound: &T, unsound: &T, reason: &Unreadable)
where
    T: SavedMatch + Clone + std::fmt::Debug + PartialEq,
{
    let disk = FakeDisk::default();
    let home = Home::on(Arc::new(disk.clone()), Path::new(ROOT));
    // No folder is created for it.
    let error = home.save_match(unsound).unwrap_err();
    let names_its_file = |error: &HomeError, folder: &str| match error {
        HomeError::WouldNotRead { path, reason: why } => {
            why == reason
                && Path::new(path).parent() == Some(Path::new(ROOT).join(folder).as_path())
        }
        _ => false,
    };
    assert!(names_its_file(&error, "matches"), "{error}");
    assert_eq!(disk.names(), [] as [&Path; 0]);

    let mut slot = home.begin().unwrap();
    slot.keep(sound).unwrap();
    let before = disk.names();
    let error = slot.keep(unsound).unwrap_err();
    assert!(names_its_file(&error, "in_progress"), "{error}");
    let error = slot.finish(&home, unsound).unwrap_err();
    assert!(names_its_file(&error, "matches"), "{error}");
    assert_eq!(disk.names(), before);
    drop(slot);
    let found = home.unfinished::<T>();
    assert_eq!(found.notices, []);
    assert_eq!(found.unfinished[0].played, *sound);
}

#[test]
fn the_longest_match_is_kept_and_a_longer_one_is_refused() {
    let mut dice = Dice::new(9);
    let mut record = new_record(Level::Master);
    let more_turns_than = |record: &mut Record, turns: usize, dice: &mut Dice| {
        while record.game.steps().len() <= 2 * turns {
            play_part(&mut record.game, dice);
            if record.game.ending().is_some() {
                record.game.take_back_turn();
            }
        }
    };
    more_turns_than(&mut record, LONGEST_MATCH - 1, &mut dice);
    assert_eq!(record.game.turns().len(), LONGEST_MATCH);
    let home = Home::on(Arc::new(FakeDisk::default()), Path::new(ROOT));
    let mut slot = home.begin().unwrap();
    let began = std::time::Instant::now();
    slot.keep(&record).unwrap();
    println!("{LONGEST_MATCH} turns are kept in {:?}", began.elapsed());
    let longest = record.clone();
    more_turns_than(&mut record, LONGEST_MATCH, &mut dice);
    let turns = LONGEST_MATCH + 1;
    assert_eq!(record.game.turns().len(), turns);
    let error = slot.keep(&record).unwrap_err();
    let expected = would_not_read(RecordError::TooManyTurns { turns, limit: LONGEST_MATCH });
    assert!(
        matches!(&error, HomeError::WouldNotRead { reason, .. } if *reason == expected),
        "{error}"
    );
    drop(slot);
    assert_eq!(home.resume::<Record>(1).unwrap().1, longest);
}

#[test]
fn a_damaged_match_is_reported_with_the_error_of_its_record() {
    let folder = TempDir::new().unwrap();
    let slots = folder.path().join("in_progress");
    fs::create_dir(&slots).unwrap();
    let home = Home::at(folder.path());
    let mut record = new_record(Level::Easy);
    (0..4).for_each(|_| play_part(&mut record.game, &mut Dice::new(2)));
    let first = record.game.turns()[0].to_string();
    let text = record.to_text().replace(&first, "2,0>1,0 1,-2>3,-2");
    let error = Record::read(&text).unwrap_err();
    assert!(matches!(error, RecordError::TurnIllegal { turn: 1, .. }), "{error}");
    let (file, aside) = (slots.join("1.ron"), slots.join("1.damaged-1.ron"));
    fs::write(&file, text).unwrap();

    let notices = home.unfinished::<Record>().notices;
    let [path, kept_as] = [file, aside].map(|file| file.display().to_string());
    let damage = Damage::Record { error: error.clone() };
    let words = Words::new(Language::ENGLISH);
    let said = words.tell(&notices[0]);
    assert_eq!(
        said,
        format!("{path} was damaged: {} It has been moved to {kept_as}.", words.tell(&error))
    );
    assert_eq!(notices, [HomeNotice::Damaged { path, kept_as, damage }]);
    // The message is a sentence, without Rust names.
    assert!(!said.contains("TurnIllegal") && !said.contains("Refused"), "{said}");
}

#[test]
fn a_match_of_a_newer_version_is_left_in_place() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let file = folder.path().join("in_progress").join("1.ron");
    fs::create_dir(file.parent().unwrap()).unwrap();
    let text = new_record(Level::Easy).to_text().replace("version: 1", "version: 3, mood: Fine");
    fs::write(&file, &text).unwrap();
    let path = file.display().to_string();
    assert_eq!(home.unfinished::<Record>().notices, [HomeNotice::Newer { path, version: 3 }]);
    assert_eq!(fs::read_to_string(file).unwrap(), text);
}
