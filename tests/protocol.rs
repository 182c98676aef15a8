//! The line protocol, spoken with the real program, and its description.

mod random_play;

use std::{
    collections::BTreeSet,
    fs,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use nonaga::{
    engine::{ProtocolCommand, solve},
    notation::write_setup,
    rules::{HouseRules, Match, Misplay, Position, Refusal, Setup},
};
use strum::VariantArray;

use random_play::positions;

fn nonaga(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonaga"));
    command.args(args).env("LANG", "en_GB.UTF-8").env_remove("CLICOLOR_FORCE");
    command
}

/// The program with a limit on its address space, in KiB.
#[cfg(target_os = "linux")]
fn within_memory(limit: u32) -> Command {
    let mut command = Command::new("sh");
    let limited = format!(r#"ulimit -v {limit} && exec "$0" engine"#);
    command.args(["-c", &limited, env!("CARGO_BIN_EXE_nonaga")]).env("LANG", "en_GB.UTF-8");
    command
}

/// What a program prints for an input. It must succeed.
fn output(command: &mut Command, input: &[u8]) -> String {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("piped");
    let output = std::thread::scope(|scope| {
        // The program may end before it has read everything.
        scope.spawn(move || stdin.write_all(input).ok());
        child.wait_with_output().expect("it ends")
    });
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{:?} {errors}", output.status);
    String::from_utf8(output.stdout).expect("the program prints text")
}

/// The answers to these lines, without what `go` reports before its best turn.
fn answers(lines: &str) -> Vec<String> {
    let said = output(&mut nonaga(&["engine"]), lines.as_bytes());
    said.lines().filter(|line| !line.starts_with("info ")).map(str::to_owned).collect()
}

/// A conversation in which each answer is awaited.
struct Conversation {
    child: Child,
    input: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Conversation {
    fn begin() -> Conversation {
        let mut command = nonaga(&["engine"]);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program runs");
        let input = child.stdin.take().expect("piped");
        let answers = BufReader::new(child.stdout.take().expect("piped"));
        Conversation { child, input, answers }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        assert!(self.answers.read_line(&mut line).expect("text") > 0, "it says nothing more");
        line.trim_end().to_owned()
    }

    /// The next answer that is no report of a depth.
    fn hear_answer(&mut self) -> String {
        loop {
            let line = self.hear();
            if !line.starts_with("info ") {
                return line;
            }
        }
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        // It has usually ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn no_limit_is_so_tight_that_a_win_is_missed() {
    let won: Vec<String> = positions(HouseRules::Booklet)
        .filter(|position| solve(position, 1).is_some())
        .map(|position| write_setup(&position.setup()))
        .take(40)
        .collect();
    for go in ["go time 0", "go nodes 0", "go nodes 1", "go depth 60\nstop", "go\nstop"] {
        let asked = won.iter().map(|position| format!("position {position}\n{go}\n"));
        let said = answers(&asked.collect::<String>());
        let best = said.iter().filter(|line| line.starts_with("best ") && line.ends_with('#'));
        assert_eq!((best.count(), said.len()), (40, 80), "{go}: {said:?}");
    }
}

#[test]
fn each_stop_ends_the_thinking_before_it() {
    let began = Instant::now();
    let said = answers("go time 60000\nstop\ngo time 60000\nstop\nstop\n");
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
    assert!(said[0].starts_with("best ") && said[0] == said[1], "{said:?}");
    assert_eq!(said[2..], ["error: The computer is not thinking."]);

    // A stop does not wait for the lines before it, but is answered after them.
    let said = answers("go depth 60\nset seed 1\nset seed 2\nstop\nset seed 3\n");
    assert!(said[0].starts_with("best "), "{said:?}");
    assert_eq!(said[1..], ["ok"; 3]);
    // Only the thinking right before it is ended, so the answer of a script does not depend on how fast it
    // is read.
    let alone = answers("go depth 3\n");
    let said = answers("go depth 3\ngo depth 60\nstop\ngo depth 3\n");
    assert_eq!((&said[0], &said[2]), (&alone[0], &alone[0]));
    // One stop too many ends all.
    let said = answers("go depth 60\ngo depth 60\nstop\nstop\n");
    assert_eq!(said[2..], ["error: The computer is not thinking."]);

    // After an error there is nothing to stop.
    let said = answers("go sideways 3\nstop\n");
    assert!(said.len() == 2 && said[1] == "error: The computer is not thinking.", "{said:?}");
}

#[test]
fn a_stop_that_comes_when_the_best_turn_is_known_is_an_error() {
    let mut engine = Conversation::begin();
    engine.say("go depth 1");
    assert!(engine.hear_answer().starts_with("best "));
    engine.say("stop");
    assert_eq!(engine.hear(), "error: The computer is not thinking.");
    engine.say("go depth 60");
    assert!(engine.hear().starts_with("info depth 1 "));
    engine.say("set seed 7");
    engine.say("stop");
    assert!(engine.hear_answer().starts_with("best "));
    assert_eq!(engine.hear(), "ok");
    engine.say("quit");
    // It ends although its input is still open.
    assert!(engine.child.wait().expect("it ends").success());
}

#[test]
fn every_line_before_quit_is_answered_and_none_after_it() {
    let said = answers("go depth 60\nset seed 1\nlegal now\nquit\nset seed 2\n");
    assert!(said[0].starts_with("best "), "{said:?}");
    assert_eq!(said[1..], ["ok", "error: Nothing can follow legal. Leave out “now”."]);
}

#[test]
fn changed_rules_keep_the_match() {
    let played = "turns 2,0>-1,0 1,-2>3,-2; 2,-2>2,0 -1,2>3,-1\n";
    let expected = answers(&format!("rules at_most_four\n{played}legal\n"));
    let said = answers(&format!("{played}rules at_most_four\nlegal\n"));
    assert_eq!(said, expected);
    // The disc that has just been relocated is still locked.
    assert!(!said.iter().any(|turn| turn.contains(" 3,-1>")) && said.len() > 100);
}

#[test]
fn rules_under_which_a_turn_was_illegal_are_refused_and_change_nothing() {
    let mut random = fastrand::Rng::with_seed(5);
    let mut game = Match::new(Position::start(HouseRules::AtMostFour));
    let mut stricter = Position::start(HouseRules::Booklet);
    let misplay = loop {
        let turns = game.position().turns();
        let turn = turns[random.usize(..turns.len())];
        game.play_turn(turn).expect("a listed turn is legal");
        assert_eq!(game.ending(), None, "another seed is needed");
        if let Err(misplay) = stricter.play_turn(turn) {
            break misplay;
        }
    };
    assert!(matches!(misplay, Misplay::Refused(Refusal::HemmedIn { .. })), "{misplay:?}");
    let turns: Vec<_> = game.turns().iter().map(ToString::to_string).collect();
    let played = format!("rules at_most_four\nturns {}\n", turns.join("; "));
    let expected = answers(&format!("{played}legal\n"));
    let said = answers(&format!("{played}rules booklet\nlegal\n"));
    let refused = format!("error: The rules stay as they are, because turn {} of", turns.len());
    assert!(said[2].starts_with(&refused) && said[2].contains("booklet"), "{}", said[2]);
    assert_eq!((&said[..2], &said[3..]), (&expected[..2], &expected[2..]));
}

/// Forty megabytes of short lines took more than a gigabyte once.
#[test]
#[cfg(target_os = "linux")]
fn what_comes_in_during_thinking_takes_no_more_memory_than_it_is_long() {
    let mut lines = b"go depth 60\n".to_vec();
    lines.extend(b"         \n".repeat(4_000_000));
    lines.extend(b"set seed 1\nstop\nset seed 2\n");
    let memory = if cfg!(feature = "game") { 400 * 1024 } else { 256 * 1024 };
    let said = output(&mut within_memory(memory), &lines);
    let said: Vec<_> = said.lines().filter(|line| !line.starts_with("info ")).collect();
    assert!(said[0].starts_with("best "), "{said:?}");
    assert_eq!(said[1..], ["ok", "ok"]);
}

#[test]
#[cfg(target_os = "linux")]
fn memory_that_is_not_there_is_an_error_and_the_conversation_goes_on() {
    let lines = "set threads 64\nset hash 1024\nset threads 3\nset hash 256\nset hash 64\n\
                 set hash 1\ngo nodes 3000\nset threads 64\nset hash 1024\ngo nodes 3000\n";
    let mut refused = BTreeSet::new();
    let least = if cfg!(feature = "game") { 250 } else { 40 };
    for megabytes in (least..least + 300).step_by(20) {
        let said = output(&mut within_memory(megabytes * 1024), lines.as_bytes());
        let said: Vec<_> = said.lines().filter(|line| !line.starts_with("info ")).collect();
        assert_eq!(said.len(), 10, "{megabytes}: {said:?}");
        for (line, answer) in lines.lines().zip(said) {
            let expected = if line.starts_with("go") { "best " } else { "ok" };
            if answer.starts_with("error: ") {
                let part = if line.contains("hash") { "enough memory for a table" } else { "e" };
                assert!(!line.starts_with("go") && answer.contains(part), "{line}: {answer}");
                refused.insert(line);
            } else {
                assert!(answer.starts_with(expected), "{megabytes}, {line}: {answer}");
            }
        }
    }
    assert!(refused.contains("set threads 64") && refused.contains("set hash 1024"), "{refused:?}");
}

/// Making a table of this size for each of them would take many seconds.
#[test]
fn a_large_table_is_made_once() {
    let mut engine = Conversation::begin();
    engine.say("set hash 256");
    assert_eq!(engine.hear(), "ok");
    let began = Instant::now();
    for _ in 0..100 {
        engine.say("go time 1");
        assert!(engine.hear_answer().starts_with("best "));
    }
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
}

#[test]
fn the_order_of_a_positions_lists_changes_no_answer() {
    let mut random = fastrand::Rng::with_seed(9);
    for position in positions(HouseRules::Booklet).take(4) {
        let sorted = position.setup();
        let mut shuffled = sorted.clone();
        random.shuffle(&mut shuffled.discs);
        random.shuffle(&mut shuffled.red);
        random.shuffle(&mut shuffled.black);
        let said = [sorted, shuffled].map(|setup| {
            let position = write_setup(&setup);
            let spoken = answers(&format!("position {position}\nlegal\ngo nodes 2000\n"));
            let from_file = |args: &[&str]| output(&mut nonaga(args), position.as_bytes());
            let turns = from_file(&["turns", "--position", "-"]);
            (spoken, turns, from_file(&["solve", "--within", "2", "--position", "-"]))
        });
        assert_eq!(said[0], said[1]);
    }
}

#[test]
fn an_error_is_a_plain_sentence() {
    for (line, said) in [
        ("dance", "There is no command “dance”. To see all commands, send help."),
        ("legal now", "Nothing can follow legal. Leave out “now”."),
        ("set", "Something is missing after set. Choose from threads, seed, hash and level."),
        ("set colour 3", "“colour” cannot follow set. Choose from threads, seed, hash and level."),
        ("set threads", "A number is missing after set threads. Give a whole number from 1 to 64."),
        (
            "go nodes x",
            "“x” cannot follow go nodes. Give a whole number from 0 to 18446744073709551615.",
        ),
        (
            "rules chess",
            "“chess” cannot follow rules. Choose from booklet, at_most_four and holes_stay_open.",
        ),
        ("turns 2,0>-1,0", "turn 1: the relocation is missing."),
        ("turns 2,0>1,0 1,-2>3,-2", "turn 1: A token slides as far as it can, here to -1,0."),
        ("stop", "The computer is not thinking."),
    ] {
        assert_eq!(answers(line), [format!("error: {said}")], "{line}");
    }
    let faulty = write_setup(&Setup { discs: Vec::new(), ..Setup::start() });
    let said = answers(&format!("position {faulty}\n"));
    assert!(said[0].starts_with("error: This is not a valid position. The board has 0 discs"));
    assert!(said.len() == 1 && !said[0].contains('‹'), "{said:?}");
    let all = answers("position\nposition (((\nturns x\n\u{1b}[2J\nlegal \u{1b}[2J\n");
    for said in all {
        assert!(said.starts_with("error: ") && !said.contains(['\u{1b}', '{', '‹']), "{said}");
    }
}

#[test]
fn help_the_manual_and_the_page_describe_every_command() {
    let help = answers("help\n");
    let manual = output(&mut nonaga(&["man"]), b"").replace('\\', "");
    assert_eq!(help.len(), ProtocolCommand::VARIANTS.len() + 1);
    assert_eq!(help.last().map(String::as_str), Some("ok"));
    let page = page();
    for (command, line) in ProtocolCommand::VARIANTS.iter().zip(&help) {
        let does = line.strip_prefix(&format!("{}: ", command.form())).expect("its form");
        assert!(manual.contains(does), "{line}");
        let word = command.form().split(' ').next().expect("a word");
        assert!(page.contains(&format!("| `{word}")), "{word} is not on the page");
    }
    assert!(manual.contains("LINE PROTOCOL"));
}

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/protocol.md");
    fs::read_to_string(path).expect("the page")
}

/// Follows the conversation of the page line by line. `…` in the page stands for any text, and alone on a
/// line for any number of lines.
#[test]
fn the_conversation_of_the_page_is_a_real_one() {
    let page = page();
    let blocks = page.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut engine = Conversation::begin();
    let mut skips = false;
    for line in blocks.flat_map(str::lines) {
        if let Some(asked) = line.strip_prefix('>') {
            engine.say(asked.trim());
        } else if line == "…" {
            skips = true;
        } else {
            let mut said = engine.hear();
            while skips && !fits(&said, line) {
                said = engine.hear();
            }
            assert!(fits(&said, line), "expected {line}\nbut heard {said}");
            skips = false;
        }
    }
    assert!(engine.child.wait().expect("it ends").success(), "the page ends with quit");
}

/// Whether a text is as described, where `…` stands for any text.
fn fits(said: &str, described: &str) -> bool {
    let mut pieces = described.split('…');
    let Some(mut rest) = pieces.next().and_then(|first| said.strip_prefix(first)) else {
        return false;
    };
    let mut has_gap = false;
    for piece in pieces {
        has_gap = true;
        match rest.find(piece) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    rest.is_empty() || has_gap && described.ends_with('…')
}

/// The text of a series of matches.
fn series(args: &str) -> String {
    let args: Vec<&str> = args.split(' ').collect();
    let output = nonaga(&args).output().expect("the program runs");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("the program prints text")
}

#[test]
fn exactly_as_many_matches_are_played_as_asked_for() {
    for games in 1..=3 {
        let said = series(&format!("match --red Easy --black Easy --games {games} --nodes 1"));
        let first = said.lines().next().expect("a line");
        assert_eq!(
            first,
            format!("Easy against Easy: {games} match{}", if games == 1 { "" } else { "es" })
        );
        assert_eq!(said.contains("Easy played Red once more than Easy."), games % 2 == 1, "{said}");
        assert!(!said.contains("-0") && !said.contains('±'), "{said}");
    }
}

#[test]
fn a_level_that_wins_everything_is_at_least_so_much_stronger() {
    let said = series("match --red Hard --black Beginner --games 6 --seed 2");
    assert!(said.contains("6 won, 0 drawn, 0 lost"), "another seed is needed: {said}");
    assert!(said.contains("Elo difference probably at least +"), "{said}");
    assert!(said.contains("Hard is stronger than Beginner."), "{said}");
    let said = series("match --red Beginner --black Hard --games 1 --seed 2");
    assert!(said.contains("don’t show which level is stronger"), "{said}");
}
