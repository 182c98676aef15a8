//! A match in the terminal, typed line by line into the program, also through a pseudo-terminal.

use std::{
    ffi::OsStr,
    io::{Read, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use nonaga::{
    home::{Home, HomeError},
    record::{Drawn, Outcome, Record, bundled},
};
use tempfile::{TempDir, tempdir};

const PROMPT: &str = "\n> ";

/// A program that asks, and a test that types.
struct Talk {
    child: Child,
    typed: ChildStdin,
    said: ChildStdout,
}

impl Talk {
    fn with(home: &Path, args: &[&str]) -> Talk {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nonaga"));
        program.args(["play", "--text", "--lang", "en"]).args(args);
        Talk::of(program, home)
    }

    /// The same through a pseudo-terminal, as a person has it.
    fn through_terminal(home: &Path, args: &[&str]) -> Talk {
        let program = env!("CARGO_BIN_EXE_nonaga");
        let line = [&[program, "play", "--text", "--lang", "en"], args].concat().join(" ");
        let mut script = Command::new("script");
        script.args(["-q", "-e", "-c", &line, "/dev/null"]).env("TERM", "dumb");
        Talk::of(script, home)
    }

    fn of(mut command: Command, home: &Path) -> Talk {
        let folder = if home.is_dir() { Some(home) } else { home.parent() };
        command.env("NONAGA_HOME", home).current_dir(folder.expect("a folder"));
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = piped.spawn().expect("the program starts");
        let (typed, said) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Talk { child, typed, said }
    }

    /// What is said until the next question, or until the end.
    fn listen(&mut self) -> String {
        let mut heard = b"\n".to_vec();
        let mut byte = [0];
        while !heard.ends_with(PROMPT.as_bytes())
            && self.said.read(&mut byte).is_ok_and(|read| read == 1)
        {
            if byte[0] != b'\r' {
                heard.push(byte[0]);
            }
        }
        String::from_utf8_lossy(&heard).into_owned()
    }

    fn say(&mut self, line: &str) -> String {
        writeln!(self.typed, "{line}").expect("the program listens");
        self.listen()
    }

    fn end(self) -> String {
        self.end_with(0)
    }

    /// Waits until it ends, with this exit code.
    fn end_with(mut self, code: i32) -> String {
        drop(self.typed);
        let mut rest = String::new();
        let _ = self.said.read_to_string(&mut rest);
        assert_eq!(self.child.wait().expect("it ends").code(), Some(code), "{rest}");
        rest
    }
}

fn kept(home: &TempDir) -> Vec<Record> {
    let files = std::fs::read_dir(home.path().join("matches")).expect("the folder of matches");
    let paths = files.map(|file| file.expect("a readable folder").path());
    let records = paths.filter(|path| path.extension() == Some(OsStr::new("ron")));
    let texts = records.map(|path| std::fs::read_to_string(path).expect("a readable file"));
    texts.map(|text| Record::read(&text).expect("a right record")).collect()
}

#[test]
fn a_whole_match_is_typed_and_kept() {
    for (index, known) in bundled().expect("the matches of the game").iter().enumerate() {
        let home = tempdir().unwrap();
        let record = known.record(str::to_owned);
        let game = &record.game;
        // The first is played by people at a terminal.
        let mut talk = if index == 0 {
            Talk::through_terminal(home.path(), &[])
        } else {
            Talk::with(home.path(), &["--rules", game.start().rules().name()])
        };
        let mut said = talk.listen();
        for turn in game.turns() {
            assert!(said.ends_with(PROMPT), "{said}");
            said = talk.say(&turn.to_string());
        }
        let Outcome::Won { by, shape } = record.outcome() else { panic!("all are won") };
        let told = format!("{by:?} wins with a {}", format!("{shape:?}").to_lowercase());
        assert!(said.contains(&told), "{told}: {said}");
        talk.end();
        let records = kept(&home);
        assert_eq!(records.len(), 1);
        assert_eq!(records[0].game.turns(), game.turns());
    }
}

#[test]
fn a_match_that_a_terminal_plays_is_offered_to_no_other_copy() {
    let folder = tempdir().unwrap();
    let home = Home::at(folder.path());
    let mut talk = Talk::with(folder.path(), &[]);
    talk.listen();
    let known = bundled().expect("the matches of the game")[0].record(str::to_owned);
    talk.say(&known.game.turns()[0].to_string());
    assert_eq!(home.unfinished::<Record>().unfinished, []);
    assert_eq!(home.resume::<Record>(1).err(), Some(HomeError::PlayedElsewhere));
    let said = Talk::with(folder.path(), &["--continue"]).end();
    assert!(said.contains("The match is open in another copy"), "{said}");
    talk.end();
    assert_eq!(home.unfinished::<Record>().unfinished.len(), 1);
}

/// The computer plays Black, and the person always chooses the first of each list.
#[test]
fn the_computer_answers_until_the_match_ends() {
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &["--black", "medium"]);
    let mut said = talk.listen();
    let mut turns = 0;
    while said.ends_with(PROMPT) {
        turns += 1;
        assert!(turns < 400, "{said}");
        said = talk.say("moves");
        if said.contains("You can take one of these discs.") {
            let disc = said.split_once("  1: ").unwrap().1.lines().next().unwrap().to_owned();
            said = talk.say("1");
            let places = format!("Spaces for the disc at {disc}:\n  1: {disc}>");
            assert!(said.contains(&places), "{places}: {said}");
        }
        said = talk.say("1");
    }
    assert!(said.contains("wins with a") || said.contains("draw"), "{said}");
    talk.end();
    assert_eq!(kept(&home).len(), 1);
}

#[test]
fn everything_can_be_asked_and_nothing_wrong_is_played() {
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &[]);
    let greeting = talk.listen();
    assert!(greeting.contains("Red: a person, Black: a person"), "{greeting}");
    assert!(greeting.contains("Red to play: slide a token."), "{greeting}");
    for (typed, answer) in [
        ("why", "Nothing has been refused yet."),
        ("help", "hint"),
        ("?", "hint"),
        ("rules", "Bring your three tokens together"),
        ("rules", "The match is a draw when"),
        ("HELP", "resign"),
        ("fly", "“fly” means nothing here"),
        ("why", "“fly” means nothing here"),
        ("1", "The moves have not been listed yet."),
        ("2,0>1,0", "A token slides as far as it can, here to -1,0."),
        ("why", "here to -1,0."),
        ("why 2,0>-1,0", "That is allowed."),
        ("why?", "here to -1,0."),
        ("why 2,0", "“2,0” does not say from where to where"),
        ("why 2,0>x", "Expected a whole number at character 5."),
        ("last", "Nothing has been played yet."),
        ("2,0>", "Expected a whole number"),
        ("look 2,0", "A red token at 2,0. Around it:\nright: the edge\n"),
        ("look 0,0", "left: one empty disc, then a black token"),
        ("look 3,-2", "No disc at 3,-2. Around it:\nleft: a black token\n"),
        ("look 9,9", "There is nothing at 9,9"),
        ("look", "doesn’t name a space"),
        ("pieces", "Red tokens: "),
        ("pieces", "Discs, row by row: 0,-2 to 2,-2; -1,-1 to 2,-1; -2,0 to 2,0; -2,1 to 1,1; "),
        ("why 2 0 -1 0", "That is allowed."),
        ("look 2 0", "A red token at 2,0."),
        ("board", "Each row begins with the cell of its first disc."),
        ("moves 2,0", "  3: 2,0>"),
        ("2,0", "  3: 2,0>"),
        ("2 0", "  3: 2,0>"),
        ("0,0", "There is no token here (0,0)."),
        ("why", "There is no token here (0,0)."),
        ("moves 2,-2", "This token belongs to Black (2,-2)."),
        ("why 0,0", "There is no token here (0,0)."),
        ("hint", "Looking for a hint…\n"),
        ("undo", "There is nothing to take back."),
        ("\u{1b}[2J", "Expected"),
    ] {
        let said = talk.say(typed);
        assert!(said.contains(answer), "{typed}: {said}");
        assert!(said.ends_with(PROMPT), "{typed}: {said}");
    }
    let said = talk.say("2,0>-1,0");
    assert!(said.contains("Red to play: move a disc."), "{said}");
    for (typed, answer) in [
        ("why 1,-2", "That is allowed."),
        ("why 0,0", "can’t leave the board"),
        ("why 2,-2", "A black token stands on this disc"),
        ("moves 0,0", "can’t leave the board"),
        ("moves 1,-2", "Spaces for the disc at 1,-2:\n  1: 1,-2>"),
    ] {
        let said = talk.say(typed);
        assert!(said.contains(answer), "{typed}: {said}");
    }
    let said = talk.say("1,-2>3,-2");
    assert!(said.contains("Black to play") && said.contains("3,-2 was moved last turn"), "{said}");
    let said = talk.say("last");
    assert!(said.contains("\nTurn 1, Red: 2,0>-1,0 1,-2>3,-2\n"), "{said}");
    let said = talk.say("undo");
    assert!(said.contains("Taken back: turn 1, Red: 1,-2>3,-2\n"), "{said}");
    assert!(said.contains("Red to play: move a disc."), "{said}");
    let said = talk.say("save ours");
    assert!(said.contains("ours.ron"), "{said}");
    let said = talk.say("save nowhere/ours");
    assert!(said.contains("There is no folder") && said.contains("nowhere"), "{said}");
    assert!(!home.path().join("nowhere").exists());
    let said = talk.say("quit");
    assert!(said.contains("--continue"), "{said}");
    talk.end();
    let copy = std::fs::read_to_string(home.path().join("ours.ron")).expect("the copy");
    assert_eq!(Record::read(&copy).expect("a right record").game.steps().len(), 1);

    let mut talk = Talk::with(home.path(), &["--continue"]);
    let said = talk.listen();
    assert!(said.contains("\nTurn 1, Red: 2,0>-1,0\n"), "{said}");
    assert!(said.contains("Red to play: move a disc."), "{said}");
    let asks = |said: &str| said.contains("If you resign, Black wins.") && said.ends_with(PROMPT);
    let said = talk.say("resign");
    assert!(asks(&said), "{said}");
    // Anything else in between, and it is asked again.
    talk.say("pieces");
    let said = talk.say("resign");
    assert!(asks(&said), "{said}");
    let said = talk.say("yes");
    assert!(said.contains("Red resigns, so Black wins."), "{said}");
    talk.end();
    assert_eq!(kept(&home).len(), 1);
    let nothing = Talk::with(home.path(), &["--continue"]).end();
    assert!(nothing.contains("There is no match to continue."), "{nothing}");
}

#[test]
fn a_match_that_another_copy_has_open_is_not_called_missing() {
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &[]);
    talk.listen();
    talk.say("2,0>-1,0");
    let said = Talk::with(home.path(), &["--continue"]).end();
    assert!(said.contains("open in another copy of Nonaga"), "{said}");
    assert!(!said.contains("There is no match"), "{said}");
    talk.say("quit");
    talk.end();
    let said = Talk::with(home.path(), &["--continue"]).listen();
    assert!(said.contains("Red to play: move a disc."), "{said}");
}

#[test]
fn a_damaged_match_is_told_when_it_would_be_continued() {
    let home = tempdir().unwrap();
    let slots = home.path().join("in_progress");
    std::fs::create_dir(&slots).unwrap();
    std::fs::write(slots.join("1.ron"), "half a ma").unwrap();
    let said = Talk::with(home.path(), &["--continue"]).end();
    assert!(said.contains("1.damaged-1.ron"), "{said}");
    assert!(said.contains("There is no match to continue."), "{said}");
}

#[cfg(unix)]
#[test]
fn a_copy_is_saved_under_the_name_that_was_typed() {
    let home = tempdir().unwrap();
    let there = |name: &str| home.path().join(name).exists();
    let made = Command::new("mkfifo").arg(home.path().join("pipe")).status();
    assert!(made.expect("mkfifo").success());
    let mut talk = Talk::with(home.path(), &[]);
    talk.listen();
    // Beside a pipe or a device, no file that is named after it appears.
    let said = talk.say("save pipe");
    assert!(said.contains("pipe is not an ordinary file") && !there("pipe.ron"), "{said}");
    for (typed, name) in [
        ("with us", "with us.ron"),
        ("A.ron", "A.ron"),
        ("b.RON", "b.ron"),
        ("20.11.26", "20.11.26.ron"),
    ] {
        let said = talk.say(&format!("save {typed}"));
        assert!(said.contains(name) && there(name), "{typed}: {said}");
    }
    talk.end();
}

#[test]
fn input_that_is_no_text_or_has_no_end_does_no_harm() {
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &[]);
    talk.listen();
    talk.typed.write_all(&[0xff, 0xfe, b'\n']).unwrap();
    assert!(talk.listen().ends_with(PROMPT));
    let said = talk.say(&"9".repeat(1_000_000));
    assert!(said.contains("too long"), "{said}");
    // The input ends in the middle of the match, which is kept.
    talk.say("2,0>-1,0");
    let said = talk.end();
    assert!(said.contains("--continue"), "{said}");
}

/// A file lies in the place of the player's folder.
#[test]
fn a_match_that_cannot_be_kept_is_told_once_and_goes_on() {
    let folder = tempdir().unwrap();
    let home = folder.path().join("file");
    std::fs::write(&home, "").unwrap();
    let mut talk = Talk::with(&home, &[]);
    talk.listen();
    let said = talk.say("2,0>-1,0");
    assert!(said.contains("can’t be saved right now"), "{said}");
    let said = talk.say("1,-2>3,-2");
    assert!(said.contains("Black to play") && !said.contains("can’t be saved"), "{said}");
    let said = talk.say("quit");
    assert!(said.contains("could not be saved"), "{said}");
    talk.end_with(1);
}

/// A word that looks like a drawing must not end the match.
#[test]
fn a_draw_is_agreed_only_when_asked_for_twice() {
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &[]);
    talk.listen();
    let said = talk.say("draw");
    assert!(said.contains("If Black agrees, the match ends in a draw."), "{said}");
    let said = talk.say("draw");
    assert!(said.contains("a draw by agreement"), "{said}");
    talk.end();
    assert_eq!(kept(&home)[0].outcome(), Outcome::Draw(Drawn::Agreed));
}

#[test]
fn no_board_is_drawn_for_those_who_do_not_want_it() {
    const DISC: &str = "( )";
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &["--no-board"]);
    let said = talk.listen();
    assert!(said.contains("Red to play: slide a token.") && !said.contains(DISC), "{said}");
    let said = talk.say("board");
    assert!(said.contains(DISC), "{said}");
    let said = talk.say("2,0>-1,0 1,-2>3,-2");
    assert!(said.contains("3,-2 was moved last turn") && !said.contains(DISC), "{said}");
    talk.say("quit");
    talk.end();
    let mut talk = Talk::with(home.path(), &["--continue", "--no-board"]);
    let said = talk.listen();
    assert!(said.contains("\nTurn 1, Red: ") && !said.contains(DISC), "{said}");
    let said = talk.say("drawing");
    assert!(said.contains("is drawn before each turn"), "{said}");
    let said = talk.say("2,-2>2,0");
    assert!(said.contains(DISC), "{said}");
    talk.say("drawing");
    talk.say("resign");
    let said = talk.say("resign");
    assert!(said.contains("Black resigns") && !said.contains(DISC), "{said}");
    talk.end();
}

/// The computer begins, so a person can take back only what comes after its first turn.
#[test]
fn taking_back_ends_at_the_last_choice_of_a_person() {
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &["--red", "beginner"]);
    let said = talk.listen();
    let (_, first) = said.split_once("Red plays ").expect("it begins");
    let first = first.lines().next().unwrap().to_owned();
    let said = talk.say("undo");
    assert!(said.contains("There is nothing to take back."), "{said}");
    let said = talk.say("last");
    assert!(said.contains(&format!("\nTurn 1, Red: {first}\n")), "{said}");
    talk.say("moves");
    let said = talk.say("1");
    assert!(said.contains("Black to play: move a disc."), "{said}");
    let said = talk.say("last");
    let told = format!("\nTurn 1, Red: {first}\nTurn 2, Black: ");
    assert!(said.contains(&told), "{said}");
    talk.say("moves");
    talk.say("1");
    let said = talk.say("1");
    let (_, second) = said.split_once("Red plays ").expect("it answers");
    let second = second.lines().next().unwrap().to_owned();
    let said = talk.say("undo");
    let told = format!("\nTaken back: turn 3, Red: {second}\nTaken back: turn 2, Black: ");
    assert!(said.contains(&told), "{said}");
    assert!(said.contains("Black to play: move a disc."), "{said}");

    let said = talk.say("redo");
    let [black, red] = ["\nTurn 2, Black: ".to_owned(), format!("\nTurn 3, Red: {second}\n")];
    assert!(said.contains(&black) && said.contains(&red), "{said}");
    assert!(said.contains("Black to play: slide"), "{said}");
    let said = talk.say("redo");
    assert!(said.contains("There is nothing to redo."), "{said}");
    talk.end();
}

#[test]
fn the_rules_name_what_differs_in_this_match() {
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &["--rules", "holes_stay_open"]);
    talk.listen();
    let said = talk.say("rules");
    assert!(said.contains("In this match\nYou can only put a disc down at the edge."), "{said}");
}

#[test]
fn words_are_understood_without_accents_and_by_other_names() {
    for (language, typed, answer) in [
        ("fr", "regles", "Réunis tes trois pions"),
        ("fr", "pieces", "Pions rouges"),
        ("fr", "retour", "Il n’y a rien"),
        ("it", "perche", "Finora non è stato rifiutato nulla."),
        ("it", "?", "elenca queste parole"),
        ("ca", "per que", "Encara no s’ha rebutjat res."),
        ("ca", "enrere", "No hi ha res"),
        ("de", "zuege", "  1: "),
    ] {
        let home = tempdir().unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_nonaga"));
        program.args(["play", "--text", "--lang", language]);
        let mut talk = Talk::of(program, home.path());
        talk.listen();
        let said = talk.say(typed);
        assert!(said.contains(answer), "{language}, {typed}: {said}");
    }
}

/// A record from the terminal has no names, and `show` says who played all the same.
#[test]
fn a_match_from_the_terminal_is_shown_with_its_players() {
    let home = tempdir().unwrap();
    let mut talk = Talk::with(home.path(), &["--black", "easy"]);
    talk.listen();
    talk.say("save ours");
    talk.end();
    let mut show = Command::new(env!("CARGO_BIN_EXE_nonaga"));
    show.args(["show", "--lang", "en"]).arg(home.path().join("ours.ron"));
    let said = show.output().expect("the program runs").stdout;
    let said = String::from_utf8(said).expect("text");
    assert!(said.starts_with("Red: a person, Black: the computer (Easy)\n"), "{said}");
}
