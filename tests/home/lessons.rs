//! The player's own lessons: files by their own hand, and whatever else lies in the folder.

use std::{ffi::OsStr, fs, path::Path};

use nonaga::{
    home::{Home, OwnLesson},
    lesson::LARGEST_FILE,
    words::SystemFault,
};
use tempfile::{TempDir, tempdir};

fn lessons() -> (TempDir, Home) {
    let folder = tempdir().unwrap();
    let home = Home::at(folder.path());
    fs::create_dir(folder.path().join("lessons")).unwrap();
    (folder, home)
}

fn told(home: &Home) -> Vec<(String, Result<String, SystemFault>)> {
    let name = |path: &Path| path.file_name().and_then(OsStr::to_str).unwrap().to_owned();
    home.own_lessons().into_iter().map(|OwnLesson { path, text }| (name(&path), text)).collect()
}

#[test]
fn own_lessons_are_read_in_the_order_of_their_names() {
    let (folder, home) = lessons();
    for (name, text) in [("b.ron", "second"), ("A.RON", "first"), ("notes.txt", "none")] {
        fs::write(folder.path().join("lessons").join(name), text).unwrap();
    }
    let read = |name: &str, text: &str| (name.to_owned(), Ok(text.to_owned()));
    assert_eq!(told(&home), [read("A.RON", "first"), read("b.ron", "second")]);
    // One that is deleted is no longer among them.
    fs::remove_file(folder.path().join("lessons/b.ron")).unwrap();
    assert_eq!(told(&home), [read("A.RON", "first")]);
}

#[test]
fn without_a_folder_there_are_no_own_lessons() {
    assert_eq!(Home::nowhere().own_lessons(), []);
    assert_eq!(Home::at(&tempdir().unwrap().path().join("nowhere")).own_lessons(), []);
}

#[test]
fn what_cannot_be_a_lesson_is_told_with_the_reason() {
    let (folder, home) = lessons();
    let file = |name: &str| folder.path().join("lessons").join(name);
    fs::create_dir(file("a folder.ron")).unwrap();
    fs::write(file("huge.ron"), " ".repeat(LARGEST_FILE + 1)).unwrap();
    fs::write(file("largest.ron"), " ".repeat(LARGEST_FILE)).unwrap();
    fs::write(file("picture.ron"), [0xff, 0xfe]).unwrap();
    let faults: Vec<_> = told(&home).into_iter().map(|(_, text)| text.err()).collect();
    let [not_file, large, text] =
        [SystemFault::NotFile, SystemFault::TooLarge, SystemFault::NotText].map(Some);
    assert_eq!(faults, [not_file, large, None, text]);
}

/// To open a pipe waits until somebody writes into it, and the game would never start.
#[cfg(unix)]
#[test]
fn a_pipe_among_the_lessons_is_not_waited_for() {
    use std::{process::Command, sync::mpsc, thread, time::Duration};

    const PATIENCE: Duration = Duration::from_secs(20);
    let (folder, home) = lessons();
    let made = Command::new("mkfifo").arg(folder.path().join("lessons/pipe.ron")).status();
    assert!(made.expect("mkfifo").success());
    let (answer, answered) = mpsc::channel();
    thread::spawn(move || _ = answer.send(told(&home)));
    let told = answered.recv_timeout(PATIENCE).expect("an answer");
    assert_eq!(told, [("pipe.ron".to_owned(), Err(SystemFault::NotFile))]);
}
