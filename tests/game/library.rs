//! The library: matches are found, watched, renamed, deleted and brought back by mouse and by keyboard, among
//! thousands of others and broken files of all kinds.

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use bevy::window::FileDragAndDrop;
use nonaga::{game::keeping::Keeping, home::Home, record::bundled};
use tempfile::TempDir;

use super::*;
use crate::broken_folder::{self, Is, TURNS};

/// How long something may take until it shows.
const PATIENCE: Duration = Duration::from_mins(1);

/// A game whose library holds this many good matches, and what else is put into its folder.
struct Reader {
    viewer: Viewer,
    folder: TempDir,
}

impl Reader {
    fn with(matches: u64) -> Reader {
        Reader::beside(matches, |_| ())
    }

    fn beside(matches: u64, add: impl FnOnce(&Path)) -> Reader {
        let folder = TempDir::new().expect("a folder");
        let home = Home::at(folder.path());
        let saved = home.folders().expect("folders").matches();
        fs::create_dir_all(&saved).expect("a folder");
        for number in 0..matches {
            let text = broken_folder::good(number).to_text();
            fs::write(saved.join(format!("match {number:04}.ron")), text).expect("a file");
        }
        add(&saved);
        let words = Words::new(Language::ENGLISH);
        let keep = |app: &mut App| _ = app.insert_resource(Keeping::at(home));
        let viewer = Viewer::built(SIZES[1], words, Settings::default(), keep);
        Reader { viewer, folder }
    }

    /// The same, with the library open.
    fn open(matches: u64) -> Reader {
        let mut reader = Reader::with(matches);
        reader.viewer.click("title-library");
        assert_eq!(reader.viewer.at(), (Screen::Library, Overlay::None));
        let all = if matches == 1 { "One match".to_owned() } else { format!("{matches} matches") };
        reader.until(&all);
        reader
    }

    /// Waits until this can be read.
    #[track_caller]
    fn until(&mut self, said: &str) {
        self.wait(said, |viewer| viewer.reads(said));
    }

    #[track_caller]
    fn wait(&mut self, what: &str, is_so: impl Fn(&mut Viewer) -> bool) {
        let began = Instant::now();
        while !is_so(&mut self.viewer) {
            assert!(began.elapsed() < PATIENCE, "no {what}");
            self.viewer.pass(1);
            thread::sleep(Duration::from_millis(1));
        }
        self.viewer.pass(4);
    }

    fn saved(&self) -> PathBuf {
        self.folder.path().join("matches")
    }

    fn in_trash(&self) -> usize {
        fs::read_dir(self.saved().join("trash")).map_or(0, Iterator::count)
    }

    /// Clicks on the control whose label begins like this.
    #[track_caller]
    fn click_label(&mut self, beginning: &str) {
        let world = self.viewer.app.world_mut();
        let mut controls = world.query::<(Entity, &AccessibleLabel, &ComputedNode)>();
        let found = controls
            .iter(world)
            .find(|(_, label, node)| !node.is_empty() && label.0.starts_with(beginning));
        let (control, ..) = found.unwrap_or_else(|| panic!("no control “{beginning}”"));
        self.viewer.click_on(control);
    }

    /// Looks for this instead of what was looked for before, and waits until a row has that name.
    #[track_caller]
    fn search(&mut self, name: &str) {
        self.click_label("Search");
        self.with_control(KeyCode::KeyA, "a");
        self.type_text(name);
        self.label(&format!("{name}. "));
    }

    /// The whole label that begins like this, once it is there.
    #[track_caller]
    fn label(&mut self, beginning: &str) -> String {
        let find = |viewer: &mut Viewer| {
            let world = viewer.app.world_mut();
            let mut labels = world.query::<(&AccessibleLabel, &ComputedNode)>();
            let mut seen = labels.iter(world).filter(|(_, node)| !node.is_empty());
            seen.find(|(label, _)| label.0.starts_with(beginning)).map(|(label, _)| label.0.clone())
        };
        self.wait(beginning, |viewer| find(viewer).is_some());
        find(&mut self.viewer).expect("it was there")
    }

    /// Goes by keyboard to the row of the match with this name.
    fn go_to_row(&mut self, name: &str) {
        for _ in 0..200 {
            if self.viewer.focused().is_some_and(|label| label.starts_with(name)) {
                return;
            }
            self.viewer.tab();
        }
        panic!("Tab does not reach “{name}”");
    }

    fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key =
                if letter == ' ' { Key::Space } else { Key::Character(letter.to_string().into()) };
            self.viewer.type_key(key, &letter.to_string());
        }
        self.viewer.pass(4);
    }

    /// How many rows are spawned.
    fn spawned(&mut self) -> usize {
        let world = self.viewer.app.world_mut();
        let mut labels = world.query::<&AccessibleLabel>();
        labels.iter(world).filter(|label| label.0.contains(" against ")).count()
    }

    /// The names of the rows that are spawned, from top to bottom.
    fn rows(&mut self) -> Vec<String> {
        let world = self.viewer.app.world_mut();
        let mut labels = world.query::<(&AccessibleLabel, &UiGlobalTransform, &ComputedNode)>();
        let mut rows: Vec<(f32, String)> = labels
            .iter(world)
            .filter(|(label, _, node)| label.0.starts_with("match ") && !node.is_empty())
            .map(|(label, place, _)| (place.translation.y, label.0.clone()))
            .collect();
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        rows.into_iter()
            .map(|(_, label)| label.split('.').next().unwrap_or("").to_owned())
            .collect()
    }
}

#[test]
fn a_match_is_found_and_watched_by_mouse() {
    let mut reader = Reader::open(30);
    assert_eq!(reader.rows()[..3], ["match 0000", "match 0001", "match 0002"], "the newest first");
    reader.click_label("Search");
    reader.type_text("red resigns");
    reader.until("None of 30");
    reader.with_control(KeyCode::KeyA, "a");
    reader.type_text("resigns black 0017 hard");
    reader.until("1 of 30");
    assert_eq!(reader.rows(), ["match 0017"], "all that a row says is found");
    reader.click_label("match 0017");
    reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
    let referee = reader.viewer.app.world().resource::<Referee>();
    assert_eq!(referee.turns(), TURNS.max(referee.turns()));
    assert_eq!(referee.playhead().whole().turns(), broken_folder::good(17).game.turns());
}

#[test]
fn a_match_is_found_and_watched_by_keyboard_alone() {
    let mut reader = Reader::with(12);
    reader.viewer.tab_to("title-library");
    reader.until("12 matches");
    reader.go_to_row("match 0000");
    reader.viewer.arrow(KeyCode::ArrowDown);
    assert!(reader.viewer.focused().is_some_and(|label| label.starts_with("match 0001")));
    reader.viewer.press(KeyCode::End, Key::End);
    reader.wait("last row", |viewer| {
        viewer.focused().is_some_and(|label| label.starts_with("match 0011"))
    });
    reader.viewer.press(KeyCode::PageUp, Key::PageUp);
    reader.wait("row further up", |viewer| {
        viewer.focused().is_some_and(|label| label.starts_with("match 0006"))
    });
    reader.viewer.enter();
    reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
    let whole = reader.viewer.app.world().resource::<Referee>().playhead().whole().turns();
    assert_eq!(whole, broken_folder::good(6).game.turns());
    reader.viewer.show((Screen::Library, Overlay::None));
    reader.wait("row that was opened", |viewer| {
        let world = viewer.app.world();
        let focused = world.resource::<InputFocus>().get();
        let label = focused.and_then(|focused| world.get::<AccessibleLabel>(focused));
        label.is_some_and(|label| label.0.starts_with("match 0006"))
    });
    reader.viewer.escape();
    assert_eq!(reader.viewer.at(), (Screen::Title, Overlay::None));
}

#[test]
fn a_match_is_watched_by_gamepad() {
    let mut reader = Reader::open(5);
    for _ in 0..20 {
        if reader.viewer.focused().is_some_and(|label| label.starts_with("match 0001")) {
            break;
        }
        reader.viewer.pad_button(GamepadButton::DPadDown);
    }
    assert!(reader.viewer.focused().is_some_and(|label| label.starts_with("match 0001")));
    reader.viewer.pad_button(GamepadButton::DPadRight);
    assert_eq!(reader.viewer.focused().as_deref(), Some("Rename match 0001"));
    reader.viewer.pad_button(GamepadButton::DPadLeft);
    reader.viewer.pad_button(GamepadButton::South);
    reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
    let whole = reader.viewer.app.world().resource::<Referee>().playhead().whole().turns();
    assert_eq!(whole, broken_folder::good(1).game.turns());
}

#[test]
fn a_deleted_match_comes_back_by_mouse() {
    let mut reader = Reader::open(5);
    reader.click_label("Delete match 0002");
    reader.until("Deleted “match 0002”.");
    reader.until("4 matches");
    assert_eq!((reader.rows().len(), reader.in_trash()), (4, 1));
    reader.click_label("Delete match 0000");
    reader.until("Deleted “match 0000”.");
    reader.viewer.click("library-undo");
    reader.until("4 matches");
    reader.until("Deleted “match 0002”.");
    reader.viewer.click("library-undo");
    reader.until("5 matches");
    assert!(!reader.viewer.reads("Deleted"));
    assert_eq!(reader.in_trash(), 0);
    assert!(reader.saved().join("match 0002.ron").exists());
}

#[test]
fn a_deleted_match_comes_back_by_keyboard() {
    let mut reader = Reader::open(3);
    reader.go_to_row("match 0001");
    reader.viewer.press(KeyCode::Delete, Key::Delete);
    reader.until("2 matches");
    let focused = reader.viewer.focused();
    assert!(focused.is_some_and(|label| label.starts_with("match 0002")), "on to the next");
    reader.with_control(KeyCode::KeyZ, "z");
    reader.until("3 matches");
    let focused = reader.viewer.focused();
    assert!(focused.is_some_and(|label| label.starts_with("match 0001")));
    reader.viewer.press(KeyCode::Escape, Key::Escape);
    assert_eq!(reader.viewer.at(), (Screen::Title, Overlay::None));
}

impl Reader {
    /// Presses a key while Control is held down.
    fn with_control(&mut self, code: KeyCode, letter: &str) {
        self.viewer.key(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed);
        self.viewer.press(code, Key::Character(letter.into()));
        self.viewer.key(KeyCode::ControlLeft, Key::Control, ButtonState::Released);
    }
}

#[test]
fn a_match_is_renamed_and_escape_keeps_its_name() {
    let mut reader = Reader::open(3);
    reader.go_to_row("match 0001");
    reader.viewer.press(KeyCode::F2, Key::F2);
    reader.wait("field", |viewer| !viewer.labelled("New name").is_empty());
    reader.type_text("nothing");
    reader.viewer.escape();
    assert_eq!(
        reader.viewer.at(),
        (Screen::Library, Overlay::None),
        "Escape only leaves the field"
    );
    assert!(reader.viewer.labelled("New name").is_empty());
    assert!(reader.saved().join("match 0001.ron").exists());

    reader.go_to_row("match 0001");
    reader.viewer.press(KeyCode::F2, Key::F2);
    reader.wait("field", |viewer| !viewer.labelled("New name").is_empty());
    reader.type_text("my best / win");
    reader.viewer.enter();
    reader.until("my best win");
    assert!(reader.saved().join("my best win.ron").exists());
    let focused = reader.viewer.focused();
    assert!(focused.is_some_and(|label| label.starts_with("my best win")));

    reader.click_label("Rename match 0002");
    reader.type_text("another");
    reader.viewer.click("library-save-name");
    reader.until("another");
    assert!(reader.saved().join("another.ron").exists());
    assert_eq!(fs::read_dir(reader.saved()).expect("a folder").count(), 4, "with the lock");
}

#[test]
fn matches_are_sorted_and_the_players_figures_are_told() {
    let mut reader = Reader::open(4);
    assert!(reader.viewer.reads("Against the computer: 4 won, 0 lost, 0 drawn."));
    reader.click_label("Against the computer");
    assert!(reader.viewer.reads("Hard: 4 won, 0 lost"));
    reader.viewer.click("library-sort-turns");
    let turns = |name: &String| {
        let number = name.strip_prefix("match ").and_then(|number| number.parse().ok());
        broken_folder::good(number.expect("a number")).game.turns().len()
    };
    let longest_first: Vec<usize> = reader.rows().iter().map(turns).collect();
    assert!(longest_first.is_sorted_by(|a, b| a >= b), "{longest_first:?}");
    reader.viewer.click("library-sort-players");
    assert_eq!(reader.rows(), ["match 0000", "match 0001", "match 0002", "match 0003"]);
}

#[test]
fn a_file_is_opened_by_its_path_and_a_wrong_path_is_explained() {
    let mut reader = Reader::open(1);
    let elsewhere = reader.folder.path().join("elsewhere.txt");
    reader.viewer.click("library-ask-path");
    reader.type_text("/nowhere/at/all.ron");
    reader.viewer.enter();
    reader.until("/nowhere/at/all.ron is no longer there.");
    assert_eq!(reader.viewer.at(), (Screen::Library, Overlay::None));
    fs::write(&elsewhere, broken_folder::good(7).to_text()).expect("a file");
    reader.with_control(KeyCode::KeyA, "a");
    reader.type_text(elsewhere.to_str().expect("text"));
    reader.viewer.click("library-open-path");
    reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
    let whole = reader.viewer.app.world().resource::<Referee>().playhead().whole().turns();
    assert_eq!(whole, broken_folder::good(7).game.turns());
}

#[test]
fn a_file_that_is_dropped_onto_the_window_is_opened() {
    let mut reader = Reader::with(1);
    let drop = |reader: &mut Reader, path_buf: PathBuf| {
        let world = reader.viewer.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
        let window = window.expect("a window");
        world.write_message(FileDragAndDrop::DroppedFile { window, path_buf });
    };
    let bad = reader.folder.path().join("photo.ron");
    fs::write(&bad, [0xff, 0xd8]).expect("a file");
    drop(&mut reader, bad);
    reader.until("photo.ron is damaged");
    assert_eq!(reader.viewer.at(), (Screen::Library, Overlay::None));
    let good = reader.saved().join("match 0000.ron");
    drop(&mut reader, good);
    reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
}

#[test]
fn a_file_that_disappears_while_the_library_is_open_is_explained() {
    let mut reader = Reader::open(2);
    fs::remove_file(reader.saved().join("match 0001.ron")).expect("a file");
    reader.click_label("match 0001");
    reader.until("is no longer there");
    reader.until("One match");
    assert_eq!(reader.viewer.at(), (Screen::Library, Overlay::None));
}

/// Run it with `xvfb-run` where there is no display: without one there is no clipboard.
#[test]
fn a_match_that_was_copied_is_pasted() {
    let mut reader = Reader::open(3);
    reader.go_to_row("match 0001");
    reader.with_control(KeyCode::KeyC, "c");
    reader.wait("answer", |viewer| viewer.reads("clipboard") || viewer.reads("copied"));
    if !reader.viewer.reads("The match is on the clipboard") {
        // The message that says so is tested below.
        println!("there is no clipboard here");
        return;
    }
    reader.with_control(KeyCode::KeyV, "v");
    reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
    let whole = reader.viewer.app.world().resource::<Referee>().playhead().whole().turns();
    assert_eq!(whole, broken_folder::good(1).game.turns());
}

#[test]
fn a_clipboard_without_a_match_is_explained() {
    let mut reader = Reader::open(1);
    // There may be no clipboard at all where the tests run.
    reader.viewer.click("library-paste");
    reader.wait("answer", |viewer| viewer.reads("clipboard"));
    reader.with_control(KeyCode::KeyV, "v");
    assert!(reader.viewer.reads("clipboard"));
    assert_eq!(reader.viewer.at(), (Screen::Library, Overlay::None));
}

#[test]
fn among_broken_files_every_match_is_listed_and_every_fault_is_said() {
    let all = broken_folder::all();
    let mut reader = Reader::beside(9, |saved| all.iter().for_each(|broken| broken.make(saved)));
    let before = fs::read_dir(reader.saved()).expect("a folder").count();
    reader.viewer.click("title-library");
    let (later, never): (Vec<_>, Vec<_>) =
        all.iter().partition(|broken| matches!(broken.is, Is::WrongAfter(_)));
    assert!(later.len() > 5 && never.len() > 50, "{}, {}", later.len(), never.len());
    // The background check finds those of which not even the start is right.
    reader.until(&format!("{} matches", 9 + later.len()));
    for broken in later {
        let Is::WrongAfter(turns) = broken.is else { continue };
        reader.search(&broken.name);
        let said = reader.label(&format!("{}. ", broken.name));
        let names_turn = said.contains(&format!("turn {}", turns + 1))
            || said.contains(&format!("turn {turns}"));
        let is_said = (said.contains("Goes wrong at turn ") && names_turn)
            || ["result", "note", "line"].iter().any(|part| said.contains(part));
        assert!(is_said, "{said}");
    }
    reader.viewer.click("library-broken");
    for broken in &never {
        reader.search(&broken.name);
        let said = reader.label(&format!("{}. ", broken.name));
        assert!(said.len() > broken.name.len() + 10 && !said.contains(['‹', '{']), "{said}");
        reader.click_label(&format!("{}. ", broken.name));
        reader.wait(&format!("reason for {}", broken.name), |viewer| {
            viewer.reads(&format!("{}.ron", broken.name))
        });
        assert_eq!(reader.viewer.at(), (Screen::Library, Overlay::None));
    }
    assert_eq!(fs::read_dir(reader.saved()).expect("a folder").count(), before);
    // What is right of a match can be watched.
    reader.viewer.click("library-own");
    reader.search("turn-illegal-at-the-end");
    reader.click_label("turn-illegal-at-the-end. ");
    reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
    assert_eq!(reader.viewer.app.world().resource::<Referee>().playhead().whole().turns().len(), 1);
}

#[test]
fn thousands_of_matches_scroll_and_only_visible_rows_are_there() {
    const FILES: u64 = 5_000;
    let all = broken_folder::all();
    let mut reader =
        Reader::beside(FILES, |saved| all.iter().for_each(|broken| broken.make(saved)));
    let began = Instant::now();
    reader.viewer.click("title-library");
    let opened = began.elapsed();
    reader.wait("list", |viewer| viewer.reads(" matches") && !viewer.reads("Reading"));
    let listed = began.elapsed();
    reader.go_to_row("match 0000");
    let mut slowest = Duration::ZERO;
    for key in
        [(KeyCode::End, Key::End), (KeyCode::Home, Key::Home), (KeyCode::PageDown, Key::PageDown)]
    {
        let began = Instant::now();
        reader.viewer.press(key.0, key.1);
        slowest = slowest.max(began.elapsed() / 7);
        let rows = reader.spawned();
        assert!((3..40).contains(&rows), "{rows} rows are spawned");
    }
    println!("{FILES} files: open after {opened:?}, listed after {listed:?}, {slowest:?} a frame");
    reader.viewer.press(KeyCode::End, Key::End);
    reader.wait("last row", |viewer| {
        viewer.focused().is_some_and(|label| !label.starts_with("match 0"))
    });
    reader.click_label("Delete match 4999");
    reader.until("Deleted “match 4999”.");
}

#[test]
fn the_matches_of_the_game_are_watched_and_cannot_be_deleted() {
    let mut reader = Reader::open(1);
    let all = bundled().expect("matches");
    reader.viewer.click("library-bundled");
    for (number, one) in all.iter().enumerate() {
        let title = reader.viewer.say(&one.title_key());
        assert!(reader.viewer.reads(&title), "{title}");
        if number == 0 {
            assert!(reader.viewer.labelled(&format!("Delete {title}")).is_empty());
            reader.click_label(&format!("{title}. "));
            reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
            let game = reader.viewer.app.world().resource::<Referee>().playhead().whole();
            assert!(game.ending().is_some());
            reader.viewer.show((Screen::Library, Overlay::None));
            reader.until(&title);
        }
    }
}

/// Whoever watches an example comes back to the examples, even if they have a first match of their own by then.
#[test]
fn whoever_has_watched_an_example_finds_the_others_again() {
    let mut reader = Reader::with(0);
    let examples = bundled().expect("matches");
    let [first, last] = [&examples[0], &examples[examples.len() - 1]]
        .map(|example| reader.viewer.say(&example.title_key()));
    reader.viewer.click("title-library");
    reader.until(&last);
    reader.click_label(&format!("{first}. "));
    reader.wait("match", |viewer| viewer.at() == (Screen::Match, Overlay::None));
    let own = broken_folder::good(0).to_text();
    fs::write(reader.saved().join("match 0000.ron"), own).expect("a file");
    reader.viewer.show((Screen::Library, Overlay::None));
    // By now the folder has been read again.
    for _ in 0..50 {
        reader.viewer.pass(1);
        thread::sleep(Duration::from_millis(10));
    }
    assert!(reader.viewer.reads(&last) && !reader.viewer.reads("match 0000"));
    reader.viewer.click("library-own");
    reader.until("match 0000");
}

#[test]
fn every_visible_row_has_its_picture() {
    let mut reader = Reader::open(3);
    reader.wait("pictures", |viewer| {
        let world = viewer.app.world_mut();
        let mut pictures = world.query::<(&ImageNode, &ComputedNode)>();
        let boards = pictures.iter(world).filter(|(_, node)| node.size().x > 60.0);
        boards.count() == 3
    });
    let world = reader.viewer.app.world_mut();
    let mut pictures = world.query::<(&ImageNode, &ComputedNode)>();
    let images = world.resource::<Assets<Image>>();
    for (picture, node) in pictures.iter(world).filter(|(_, node)| node.size().x > 60.0) {
        let image = images.get(&picture.image).expect("an image");
        assert_eq!(image.size(), node.size().round().as_uvec2(), "as sharp as the screen");
    }
}
