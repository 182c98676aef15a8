//! Every kind of broken file that may lie among matches.

/// A match that is right, with variations and all other fields.
pub const GOOD: &str = r#"(
    format: "nonaga-match", version: 2,
    date: "2026-11-20T18:30:00Z",
    rules: booklet,
    red: (name: "Ada", player: Human),
    black: (name: "Bot", player: Computer(level: Hard)),
    first: Red,
    start: None,
    turns: ["2,0>-1,0 1,-2>3,-2", "2,-2>2,0 -1,2>3,-1"],
    notes: {2: "why this works", 1: {"en": "hello", "de": "hallo"}},
    lines: [(after: 1, turns: ["0,2>0,-1 -1,2>1,2", "-1,0>2,0 3,-2>1,-2"],
        lines: [(after: 2, turns: ["-1,0>2,0"])])],
    from: (title: "Ada and Bot", turn: 7),
    result: Unfinished,
)"#;

/// What is replaced in the good match, by what.
const SPOILT: [(&str, &str, &str); 47] = [
    ("version-of-the-future", "version: 2", "version: 9, mood: Fine"),
    ("version-from-before-the-first", "version: 2", "version: 0"),
    ("version-too-old-for-variations", "version: 2", "version: 1"),
    ("version-below-zero", "version: 2", "version: -1"),
    ("version-too-large", "version: 2", "version: 99999999999"),
    ("version-twice", "version: 2", "version: 2, version: 2"),
    ("version-missing", ", version: 2", ""),
    ("format-of-a-song", "nonaga-match", "song"),
    ("format-missing", "format: \"nonaga-match\", ", ""),
    ("date-tomorrow", "2026-11-20", "tomorrow"),
    ("date-impossible", "2026-11-20", "2026-02-30"),
    ("date-without-time", "T18:30:00Z", ""),
    ("rules-of-chess", "booklet", "chess"),
    ("player-misspelt", "Human", "Humen"),
    ("player-without-level", "Computer(level: Hard)", "Computer"),
    ("player-missing", "black: (name: \"Bot\", player: Computer(level: Hard)),", ""),
    ("name-without-end", "\"Ada\"", "\"Ada"),
    ("name-of-nobody", "\"Ada\"", "None"),
    ("first-green", "first: Red", "first: Green"),
    ("start-a-number", "start: None", "start: 7"),
    (
        "start-with-one-disc",
        "start: None",
        "start: Some((discs: [(0, 0)], red: [], black: [], to_move: Red, locked: None))",
    ),
    (
        "start-of-the-other-side",
        "start: None",
        "start: Some((discs: [], red: [], black: [], to_move: Black, locked: None))",
    ),
    (
        "start-far-out",
        "start: None",
        "start: Some((discs: [(99999, 0)], red: [], black: [], to_move: Red, locked: None))",
    ),
    ("turn-unreadable", "2,-2>2,0 -1,2", "2,-2 to 2,0 -1,2"),
    ("turn-illegal-in-the-middle", "2,0>-1,0 1,-2", "2,0>1,0 1,-2"),
    ("turn-illegal-at-the-end", "-1,2>3,-1\"]", "3,-2>3,-1\"]"),
    ("turn-of-the-other-side", "2,-2>2,0", "0,-2>0,1"),
    ("turn-far-out", "2,-2>2,0", "2,-2>40000,0"),
    ("turn-skipped-without-need", "2,-2>2,0 -1,2>3,-1", "- -"),
    ("turn-that-wins-nothing", "2,-2>2,0 -1,2>3,-1", "2,-2>2,0#"),
    ("turn-without-relocation", "2,0>-1,0 1,-2>3,-2", "2,0>-1,0"),
    ("turns-a-word", "turns: [\"2,0>-1,0 1,-2>3,-2\",", "turns: [all,"),
    ("turns-missing", "turns: [\"2,0>-1,0 1,-2>3,-2\", \"2,-2>2,0 -1,2>3,-1\"],", ""),
    ("note-twice", "2: \"why", "1: \"why"),
    ("note-in-klingon", "\"de\"", "\"tlh\""),
    ("note-after-the-end", "2: \"why", "3: \"why"),
    ("note-a-number", "\"why this works\"", "3"),
    ("line-unreadable", "\"0,2>0,-1 -1,2>1,2\"", "\"0,2>0,-1 to 1,2\""),
    ("line-illegal", "3,-2>1,-2", "3,-2>0,0"),
    ("line-inside-a-line-illegal", "[\"-1,0>2,0\"]", "[\"-1,0>1,0\"]"),
    ("line-after-the-end", "after: 1", "after: 5"),
    ("line-before-its-line", "after: 2", "after: 0"),
    ("line-without-turns", "[\"-1,0>2,0\"]", "[]"),
    ("from-nowhere", "(title: \"Ada and Bot\", turn: 7)", "None"),
    ("result-other", "Unfinished", "Won(by: Red, shape: Line)"),
    ("result-without-shape", "Unfinished", "Won(by: Red)"),
    ("more-after-the-end", "Unfinished,\n)", "Unfinished,\n) and more"),
];

/// Every broken file: its name without the ending, and its bytes.
pub fn files() -> Vec<(String, Vec<u8>)> {
    let spoilt = SPOILT.iter().map(|(name, from, to)| {
        assert!(GOOD.contains(from), "{name}: {from}");
        ((*name).to_owned(), GOOD.replacen(from, to, 1).into_bytes())
    });
    let cut = (1..8).map(|eighths| {
        (format!("truncated-{eighths}"), GOOD.as_bytes()[..GOOD.len() * eighths / 8].to_vec())
    });
    let deep = |bracket: &str| format!("(format: {}", bracket.repeat(20_000)).into_bytes();
    let lines = "(after: 1, turns: [\"0,2>0,-1 -1,2>1,2\"], lines: [";
    let nested = |depth: usize| {
        let (before, rest) = GOOD.split_once("lines:").expect("there are some");
        let (_, after) = rest.split_once("from:").expect("it comes next");
        let lines = lines.repeat(depth) + &"])".repeat(depth);
        format!("{before}lines: [{lines}], from:{after}")
    };
    let text = |text: &str| text.as_bytes().to_vec();
    let others = [
        ("empty", Vec::new()),
        ("blank", text(" \n\n\t")),
        ("byte-order-mark-alone", text("\u{feff}")),
        ("comment-alone", text("// Nothing to see here.\n")),
        ("comment-without-end", text("/* (format: \"nonaga-match\"")),
        ("picture", text("\u{0}").repeat(3).into_iter().chain(*b"\x89PNG\r\n\x1a\n\xff").collect()),
        ("zeros", vec![0; 5_000]),
        ("utf-16", GOOD.encode_utf16().flat_map(u16::to_le_bytes).chain([0xff]).collect()),
        (
            "latin-1",
            GOOD.replace("Ada", "Am?lie")
                .bytes()
                .map(|b| if b == b'?' { 0xe9 } else { b })
                .collect(),
        ),
        ("huge", GOOD.replace("Ada", &"A".repeat(1_100_000)).into_bytes()),
        ("huge-binary", vec![0xff; 1_100_000]),
        (
            "long-match",
            GOOD.replace("turns: [\"2,0", &format!("turns: [{}\"2,0", "\"-\", ".repeat(10_001)))
                .into_bytes(),
        ),
        (
            "many-variations",
            GOOD.replace(
                "lines: [(after: 1",
                &format!("lines: [{}(after: 1", "(after: 0, turns: [\"-\"]),".repeat(1_001)),
            )
            .into_bytes(),
        ),
        ("deep-brackets", deep("(")),
        ("deep-lists", deep("[")),
        ("deep-variations", nested(40).into_bytes()),
        ("web-page", text("<!DOCTYPE html>\n<html><body>Not found</body></html>")),
        ("json", text("{\"format\": \"nonaga-match\", \"version\": 1}")),
        ("chess", text("[Event \"Casual\"]\n\n1. e4 e5 2. Nf3 *\n")),
        ("words", text("Dear diary, today I won.\n")),
        ("position", text("(discs: [(0, 0)], red: [], black: [], to_move: Red, locked: None)")),
        (
            "lesson",
            text("(format: \"nonaga-lesson\", version: 1, title: \"x\", group: \"y\", steps: [])"),
        ),
        (
            "merge-conflict",
            GOOD.replace("    first: Red", "<<<<<<< HEAD\n    first: Red").into_bytes(),
        ),
        ("two-matches", format!("{GOOD}\n{GOOD}").into_bytes()),
    ];
    let others = others.into_iter().map(|(name, bytes)| (name.to_owned(), bytes));
    spoilt.chain(cut).chain(others).collect()
}
