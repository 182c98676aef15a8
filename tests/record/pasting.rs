//! Matches as text to copy, and out of text that was pasted.

use fastrand::Rng;
use nonaga::record::{LARGEST_FILE, Record, RecordError};

use crate::random;

#[test]
fn a_thousand_matches_with_variations_are_copied_and_pasted() {
    let mut random = Rng::with_seed(4);
    let mut with_lines = 0;
    for _ in 0..1_000 {
        let record = random::record(&mut random);
        let line = record.to_line();
        assert!(!line.contains(['\n', '\r', '\u{2028}']), "{line}");
        assert_eq!(Record::read(&line).as_ref(), Ok(&record), "{line}");
        assert_eq!(Record::from_pasted(&line).as_ref(), Ok(&record), "{line}");
        assert_eq!(Record::from_pasted(&record.to_text()).as_ref(), Ok(&record), "{line}");
        with_lines += usize::from(!record.lines.is_empty());
    }
    assert!(with_lines > 500, "{with_lines}");
}

/// A line of text as mail programs break it: at blanks, after so many characters.
fn wrapped(line: &str, width: usize, line_break: &str) -> String {
    let mut wrapped = String::new();
    let mut column = 0;
    for word in line.split(' ') {
        if column > 0 && column + word.len() > width {
            wrapped += line_break;
            column = 0;
        } else if column > 0 {
            wrapped.push(' ');
        }
        wrapped += word;
        column += word.len() + 1;
    }
    wrapped
}

#[test]
fn what_mail_programs_do_to_a_match_does_no_harm() {
    let mut random = Rng::with_seed(5);
    for _ in 0..200 {
        let mut record = random::record(&mut random);
        // Of several blanks in a name, one may be lost.
        record.red.name = "Ada Lovelace".to_owned();
        record.black.name = "Grace Hopper (the \\ \"admiral\")".to_owned();
        record.notes.clear();
        record.lines.iter_mut().for_each(|line| line.notes.clear());
        record.from = None;
        for text in [record.to_line(), record.to_text()] {
            let unix = text.replace("\r\n", "\n");
            let quoted =
                |text: &str| text.lines().flat_map(|line| ["> ", line, "\n"]).collect::<String>();
            let line_by_line = |text: &str, line_break: &str| {
                text.lines().map(|line| wrapped(line, 70, line_break) + "\n").collect::<String>()
            };
            for pasted in [
                format!("  \n\n{unix}\n\n  "),
                format!("```ron\n{unix}\n```\n"),
                format!("```\n{}```", line_by_line(&unix, "\n")),
                format!("Your turn (at last :-)!\n\n{unix}\n-- \nAda (format: free)"),
                unix.replace('\n', "\r\n"),
                line_by_line(&unix, "\n"),
                line_by_line(&unix, "\r\n"),
                // Format=flowed leaves the blank before the break.
                line_by_line(&unix, " \n"),
                quoted(&unix),
                quoted(&quoted(&line_by_line(&unix, "\n"))),
                line_by_line(&unix, "\n").replace('\n', "\n>> "),
                format!("On Friday Ada wrote:\n{}\nNice one!", quoted(&line_by_line(&unix, "\n"))),
                format!("\u{feff}{unix}"),
                format!("“{unix}”"),
            ] {
                let read = Record::from_pasted(&pasted);
                assert_eq!(read.as_ref(), Ok(&record), "{pasted}");
            }
        }
    }
}

#[test]
fn a_match_written_by_hand_can_be_pasted_too() {
    let text = r#"// A comment with a "quote and a (bracket.
        (
            version: 1, /* ) */ format: "nonaga-match",
            date: "2026-11-20T18:30:00Z", rules: booklet,
            red: (name: "Ada", player: Human), black: (name: "Bo", player: Human),
            first: Red, turns: [], notes: {0: "Two
lines."}, result: Unfinished,
        )"#;
    assert_eq!(Record::from_pasted(text), Record::read(text));
    assert!(Record::read(text).is_ok());
}

#[test]
fn anything_else_that_is_pasted_is_named() {
    let mut random = Rng::with_seed(6);
    let line = random::plain(&mut random, 9).to_line();
    let name = |text: &str| Record::from_pasted(text).map_err(|error| error.name());
    for (text, wanted) in [
        (String::new(), "Empty"),
        (" \n\t\u{feff}\r\n ".to_owned(), "Empty"),
        ("Buy milk (and format: disks)".to_owned(), "NoMatchPasted"),
        ("https://example.org/?a=(b)".to_owned(), "NoMatchPasted"),
        ("{\"format\": \"nonaga-match\"}".to_owned(), "NoMatchPasted"),
        ("(discs: [], red: [])".to_owned(), "NoMatchPasted"),
        ("\u{0}\u{1}PNG".to_owned(), "NoMatchPasted"),
        (">".repeat(100_000), "NoMatchPasted"),
        ("(".repeat(100_000), "NoMatchPasted"),
        (format!("(format:{}", "(".repeat(100_000)), "Unreadable"),
        (format!("(format:{}", "\"(".repeat(100_000)), "Unreadable"),
        ("x".repeat(2 * LARGEST_FILE + 1), "TooLarge"),
        (line.replacen("format:", &format!("format:{}", " ".repeat(LARGEST_FILE)), 1), "TooLarge"),
        (line.replace("nonaga-match", "nonaga-lesson"), "OtherFormat"),
        (line.replace("version:1", "version:3"), "OtherVersion"),
        (line[..line.len() / 2].to_owned(), "Unreadable"),
        (line[..line.len() - 1].to_owned(), "Unreadable"),
        (line.replace('>', "-"), "TurnForm"),
        (line.replace("turns:[\"", "turns:[\"0,0>1,1 2,2>3,3\",\""), "NoToken"),
    ] {
        let shown: String = text.chars().take(80).collect();
        assert_eq!(name(&text), Err(wanted), "{shown}");
    }
    let error = Record::from_pasted(&line[..line.len() - 1]);
    assert!(matches!(error, Err(RecordError::Unreadable { line: 1, .. })), "{error:?}");
}
