//! The terminal and the table answer alike, because they ask one referee: a list of requests, legal and not, is typed
//! into the program and asked at the table.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use fastrand::Rng;
use nonaga::{
    game::referee::{Ask, Refused},
    record::{Record, Span},
    rules::{HouseRules, Part, Position, Relocation, Slide, Step},
    words::{Language, Words},
};

use crate::player::Table;

const REQUESTS: usize = 200;

/// A request, as it is typed and as it is asked.
struct Typed {
    line: String,
    ask: Ask,
}

/// A part by chance: mostly a legal one, sometimes any cells, sometimes a wish to take back.
fn any_request(position: &Position, random: &mut Rng) -> Typed {
    let cells = position.board().discs();
    let any_cells = |random: &mut Rng| [(); 2].map(|()| cells[random.usize(..cells.len())]);
    let due = position.due().expect("the match goes on");
    let step = match (random.u8(..10), due) {
        (0, _) => return Typed { line: "undo".to_owned(), ask: Ask::TakeBack(Span::Part) },
        (1..=3, Part::Slide) => {
            let [from, to] = any_cells(random);
            Step::Slide(Slide { from, to })
        }
        (1..=3, Part::Relocation) => {
            let [from, to] = any_cells(random);
            Step::Relocate(Relocation { from, to })
        }
        (_, Part::Slide) => {
            let slides = position.slides();
            Step::Slide(slides[random.usize(..slides.len())])
        }
        (_, Part::Relocation) => {
            let relocations: Vec<_> = position.relocations().collect();
            Step::Relocate(relocations[random.usize(..relocations.len())])
        }
    };
    let (Step::Slide(Slide { from, to }) | Step::Relocate(Relocation { from, to })) = step else {
        unreachable!("no part is skipped")
    };
    Typed { line: format!("{from}>{to}"), ask: Ask::to_play(step).expect("no part is skipped") }
}

#[test]
fn two_hundred_requests_are_answered_alike_in_the_terminal_and_at_the_table() {
    let words = Words::new(Language::ENGLISH);
    let random = &mut Rng::with_seed(28);
    let mut table = Table::with(Position::start(HouseRules::Booklet));
    let mut typed = Vec::new();
    // What is refused at the table, and why.
    let mut answers = Vec::new();
    while typed.len() < REQUESTS {
        let mut request = any_request(table.position(), random);
        // A won match would end the sitting in the terminal.
        while wins(table.position(), &request.ask) {
            request = any_request(table.position(), random);
        }
        let answer = table.ask(request.ask);
        answers.push(answer.err().map(|Refused { why, .. }| words.tell(&why)));
        typed.push(request.line);
    }
    let refused = answers.iter().flatten().count();
    assert!((20..REQUESTS - 20).contains(&refused), "{refused} are refused");

    let home = tempfile::tempdir().expect("a folder");
    let copy = home.path().join("copy.ron");
    let mut program = Command::new(env!("CARGO_BIN_EXE_nonaga"))
        .args(["play", "--text", "--no-board", "--lang", "en"])
        .env("NONAGA_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let lines = typed.join("\n") + &format!("\nsave {}\nquit\n", copy.display());
    let mut to_program = program.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || to_program.write_all(lines.as_bytes()));
    let said = program.wait_with_output().expect("the program ends");
    writer.join().expect("the lines are written").expect("the program reads them");
    let said = String::from_utf8(said.stdout).expect("text");
    let replies: Vec<&str> = said.split("\n> ").skip(1).collect();
    assert_eq!(replies.len(), REQUESTS + 2, "each line has a reply, and so have save and quit");
    for ((line, answer), reply) in typed.iter().zip(&answers).zip(&replies) {
        match answer {
            Some(why) => assert!(reply.contains(why.as_str()), "{line}: {why}\n{reply}"),
            None => assert!(reply.contains("to play:"), "{line}: {reply}"),
        }
    }
    let text = std::fs::read_to_string(copy).expect("a copy");
    let kept = Record::read(&text).expect("a right record");
    assert_eq!(kept.game.turns(), table.referee().played().turns());
}

fn wins(position: &Position, ask: &Ask) -> bool {
    let Ask::Slide(slide) = ask else { return false };
    let mut next = position.clone();
    next.play(Step::Slide(*slide)).is_ok() && next.won().is_some()
}
