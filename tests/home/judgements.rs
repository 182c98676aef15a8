//! Judgements of matches: kept beside the records, and made again if they cannot be read.

use std::{
    fs::{self, File},
    time::{Duration, SystemTime},
};

use nonaga::{
    engine::{Judgement, Limits, Stop, Thinker, match_name},
    home::{Damage, Home, HomeError, HomeNotice, Loaded, MOST_JUDGED},
    record::{Level, Record},
    rules::{HouseRules, Match, Position, Rest},
};
use tempfile::TempDir;

use crate::real_match::new_record;

fn played(turns: usize) -> Match {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    for _ in 0..turns {
        let turn = game.position().turns()[100];
        game.play_turn(turn).unwrap();
    }
    game
}

fn judged(game: &Match) -> Vec<Judgement> {
    Thinker::new(1).judge(game, &[], Limits::nodes(200), &Stop::default(), |_| ())
}

#[test]
fn judgements_that_were_kept_are_read_back() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(&folder.path().join("not there yet"));
    let game = played(5);
    assert_eq!(home.judgements(&game), Loaded::default());
    let judgements = judged(&game);
    assert_eq!(judgements.len(), 5);
    home.keep_judgements(&game, &judgements[..3]).unwrap();
    assert_eq!(home.judgements(&game).value, judgements[..3]);
    home.keep_judgements(&game, &judgements).unwrap();
    assert_eq!(home.judgements(&game), Loaded { value: judgements, notice: None });
    // Another match has a file of its own.
    assert_eq!(home.judgements(&played(4)), Loaded::default());
}

#[test]
fn a_match_without_a_home_is_judged_but_not_kept() {
    let (home, game) = (Home::nowhere(), played(1));
    assert_eq!(home.judgements(&game), Loaded::default());
    assert_eq!(home.keep_judgements(&game, &judged(&game)), Err(HomeError::NoFolder));
}

#[test]
fn a_file_that_cannot_be_read_is_ignored_and_replaced_unless_it_is_newer() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let game = played(3);
    let judgements = judged(&game);
    home.keep_judgements(&game, &judgements).unwrap();
    let file = folder.path().join("judged").join(format!("{}.ron", match_name(&game)));
    let good = fs::read_to_string(&file).unwrap();
    let best = judgements[1].best.to_string();
    let spoilt = [
        String::new(),
        "\u{0}\u{1}\u{2}".to_owned(),
        good[..good.len() / 2].to_owned(),
        " ".repeat(2 << 20),
        good.replace("nonaga-judged", "nonaga-match"),
        good.replace("version: 1", "version: 2"),
        good.replace("version: 1", "version: 99999999999"),
        good.replace(&best, "9,9>1,1 2,2>3,3"),
        good.replace(&best, best.split(' ').next().unwrap()),
        good.replace(&best, "nothing"),
        good.replacen(&format!("({}, ", judgements[0].before.hundredths()), "(99999, ", 1),
        good.replacen("None)", "Some(Lost(turns: 4000000000)))", 1),
        good.replacen("None)", "Some(Lost(turns: 0)))", 1),
        good.replace("turns: [", &format!("turns: [{}", "(1, 1, \"-\", None), ".repeat(9))),
    ];
    for text in spoilt {
        assert_ne!(text, good);
        fs::write(&file, &text).unwrap();
        let Loaded { value, notice } = home.judgements(&game);
        let Some(HomeNotice::JudgedAnew { reason }) = notice else { panic!("{text}: {notice:?}") };
        assert_eq!(value, []);
        home.keep_judgements(&game, &judgements).unwrap();
        let is_newer = matches!(reason, HomeError::Newer { .. });
        assert_eq!(is_newer, text.contains("version: 2"), "{reason:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), if is_newer { text } else { good.clone() });
        fs::write(&file, &good).unwrap();
    }
    // The file of another match in its place.
    home.keep_judgements(&played(2), &judged(&played(2))).unwrap();
    let other = played(7);
    home.keep_judgements(&other, &judged(&other)).unwrap();
    let of_other = folder.path().join("judged").join(format!("{}.ron", match_name(&other)));
    fs::copy(of_other, &file).unwrap();
    let notice = home.judgements(&game).notice;
    let is_told = matches!(
        &notice,
        Some(HomeNotice::JudgedAnew {
            reason: HomeError::Damaged { damage: Damage::OtherMatch, .. }
        })
    );
    assert!(is_told, "{notice:?}");
}

#[test]
fn a_deleted_match_takes_its_judgements_with_it_and_comes_back_without_them() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let [deleted, other] =
        [3, 4].map(|turns| Record { game: played(turns), ..new_record(Level::Hard) });
    let [file, _] = [&deleted, &other].map(|record| {
        home.keep_judgements(&record.game, &judged(&record.game)).unwrap();
        home.save_match(record).unwrap()
    });
    let in_trash = home.delete_match(&file).unwrap();
    assert_eq!(home.judgements(&deleted.game), Loaded::default());
    assert_eq!(home.judgements(&other.game).value.len(), 4);
    let restored = home.restore_match(&in_trash).unwrap();
    assert_eq!(home.read_match(&restored), Ok(deleted.clone()));
    home.keep_judgements(&deleted.game, &judged(&deleted.game)).unwrap();
    assert_eq!(home.judgements(&deleted.game).value.len(), 3);
}

#[test]
fn a_match_is_deleted_even_if_its_judgements_cannot_be_removed() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let record = Record { game: played(2), ..new_record(Level::Hard) };
    let file = home.save_match(&record).unwrap();
    let judged = folder.path().join("judged").join(format!("{}.ron", match_name(&record.game)));
    fs::create_dir_all(judged).unwrap();
    let in_trash = home.delete_match(&file).unwrap();
    assert_eq!(home.read_match(&in_trash), Ok(record));
}

#[test]
fn only_so_many_judgements_are_kept_and_the_oldest_go_first() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let judged_in = folder.path().join("judged");
    fs::create_dir(&judged_in).unwrap();
    // More than a version that did not count them may have left, and all later than now: the clock was set back.
    let later = SystemTime::now() + Duration::from_hours(3);
    let name = |number: usize| judged_in.join(format!("{number:032x}.ron"));
    for number in 0..MOST_JUDGED + 5 {
        let file = File::create(name(number)).unwrap();
        file.set_modified(later + Duration::from_secs(number as u64)).unwrap();
    }
    let game = played(2);
    home.keep_judgements(&game, &judged(&game)).unwrap();
    assert_eq!(home.judgements(&game).value.len(), 2);
    let ours = |path: &fs::DirEntry| path.path().extension().is_some_and(|ending| ending == "ron");
    let count = || fs::read_dir(&judged_in).unwrap().flatten().filter(ours).count();
    assert_eq!(count(), MOST_JUDGED);
    assert!(!name(5).exists() && name(6).exists(), "the oldest went");
    // One that is kept again takes no more room.
    home.keep_judgements(&game, &judged(&game)).unwrap();
    assert!(count() == MOST_JUDGED && name(6).exists());
}

#[test]
fn the_longest_match_can_be_kept() {
    let game = played(1);
    let one = judged(&game)[0];
    let mut longest = Match::new(Position::start(HouseRules::Booklet));
    let mut random = fastrand::Rng::with_seed(5);
    let mut judgements = Vec::new();
    while judgements.len() < nonaga::notation::LONGEST_MATCH {
        let turns = longest.position().turns();
        let [best, turn] = [0, 1].map(|_| turns[random.usize(..turns.len())]);
        if turn.rest == Rest::Won {
            continue;
        }
        let side = longest.position().to_move();
        let number = judgements.len() + 1;
        longest.play_turn(turn).unwrap();
        judgements.push(Judgement { number, side, turn, best, ..one });
    }
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    home.keep_judgements(&longest, &judgements).unwrap();
    let read = home.judgements(&longest);
    assert_eq!((read.value.len(), read.notice), (judgements.len(), None));
}
