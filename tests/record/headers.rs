//! Headers of records, for lists of matches.

use std::{fs, time::Instant};

use fastrand::Rng;
use nonaga::record::{Header, Record, RecordError, Variation};

use crate::{hostile, random};

#[test]
fn a_header_says_what_the_record_says() {
    let mut random = Rng::with_seed(1);
    for _ in 0..300 {
        let record = random::record(&mut random);
        let header = Header::read(&record.to_text()).expect("what was written can be read");
        let Record { date, ref red, ref black, ref game, ref from, .. } = record;
        assert_eq!((header.date, &header.red, &header.black), (date, red, black));
        assert_eq!(header.rules, game.start().rules());
        assert_eq!(header.first, game.start().to_move());
        assert_eq!(header.turns, game.turns().len());
        assert_eq!(header.lines, Variation::count(&record.lines));
        assert_eq!((header.outcome, &header.from), (record.outcome(), from));
        let is_plain = record.lines.is_empty() && record.from.is_none();
        assert_eq!(header.version, if is_plain { 1 } else { 2 });
    }
}

/// Wherever a text is cut off, or one character of it is another, the header and the record say the same,
/// unless only the rules can tell.
#[test]
fn a_broken_text_has_the_same_error_for_the_header_as_for_the_record() {
    let mut random = Rng::with_seed(2);
    let mut errors = 0;
    for _ in 0..6 {
        let text = random::record(&mut random).to_text();
        let mut spoilt: Vec<String> =
            text.char_indices().step_by(7).map(|(end, _)| text[..end].to_owned()).collect();
        for sign in ["(", "]", "\"", ",", "7", "x", ":"] {
            let mut text = text.clone();
            let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            text.insert_str(places[random.usize(..places.len())], sign);
            spoilt.push(text);
        }
        for text in spoilt {
            match (Header::read(&text), Record::read(&text)) {
                (Err(of_header), of_record) => {
                    assert_eq!(of_record, Err(of_header), "{text}");
                    errors += 1;
                }
                (Ok(_), Ok(_)) => {}
                (Ok(_), Err(of_record)) => {
                    assert!(needs_rules(&of_record), "{of_record:?}\n{text}");
                }
            }
        }
    }
    assert!(errors > 500, "{errors}");
}

#[test]
fn the_header_of_a_hostile_file_has_the_same_error_as_the_record() {
    let files = hostile::files();
    let texts = files.iter().filter_map(|(name, bytes)| Some((name, str::from_utf8(bytes).ok()?)));
    let mut same = 0;
    for (name, text) in texts {
        let of_record = Record::read(text).expect_err(name);
        match Header::read(text) {
            Err(of_header) => {
                assert_eq!(of_header, of_record, "{name}");
                same += 1;
            }
            Ok(_) => assert!(needs_rules(&of_record), "{name}: {of_record:?}"),
        }
    }
    assert!(same > 40, "{same}");
}

fn needs_rules(error: &RecordError) -> bool {
    !matches!(
        error,
        RecordError::TooLarge { .. }
            | RecordError::Empty
            | RecordError::Unreadable { .. }
            | RecordError::UnknownField { .. }
            | RecordError::MissingField { .. }
            | RecordError::OtherFormat { .. }
            | RecordError::OtherVersion { .. }
            | RecordError::NeedsVersion { .. }
            | RecordError::Date { .. }
            | RecordError::TooManyTurns { .. }
            | RecordError::TooManyLines { .. }
            | RecordError::LinesTooDeep { .. }
            | RecordError::TooManyTurnsInLines { .. }
    )
}

/// The limit is generous, because tests run unoptimised and side by side. `benches/rules.rs` measures.
#[test]
fn a_folder_of_5_000_matches_is_listed_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut random = Rng::with_seed(3);
    let texts: Vec<String> = (0..50).map(|_| random::plain(&mut random, 40).to_text()).collect();
    for n in 0..5_000 {
        fs::write(folder.path().join(format!("{n}.ron")), &texts[n % texts.len()]).expect("a file");
    }
    let began = Instant::now();
    let headers = folder.path().read_dir().expect("it is there").map(|entry| {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("text");
        Header::read(&text).expect("a record")
    });
    assert_eq!(headers.count(), 5_000);
    println!("{:?}", began.elapsed());
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
}
