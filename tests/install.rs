//! Installing on Linux: everything lies where a desktop looks for it, is valid, and goes away again. The Debian
//! package holds the same.
#![cfg(target_os = "linux")]

mod skip;

use std::{
    collections::BTreeSet,
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use skip::skip;
use tempfile::tempdir;
use walkdir::WalkDir;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/linux/install.sh");
const PROGRAM: &str = env!("CARGO_BIN_EXE_nonaga");

const DEB_SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/linux/deb.sh");

/// All that is installed, below the prefix.
const FILES: [&str; 11] = [
    "bin/nonaga",
    "share/applications/io.github.nonaga.Nonaga.desktop",
    "share/applications/io.github.nonaga.Nonaga.match.desktop",
    "share/bash-completion/completions/nonaga",
    "share/fish/vendor_completions.d/nonaga.fish",
    "share/icons/hicolor/scalable/apps/io.github.nonaga.Nonaga.svg",
    "share/man/man1/nonaga.1",
    "share/metainfo/io.github.nonaga.Nonaga.metainfo.xml",
    "share/mime/packages/io.github.nonaga.Nonaga.xml",
    "share/nonaga/installed",
    "share/zsh/site-functions/_nonaga",
];

fn run(command: &mut Command) -> Output {
    command.output().expect("the command runs")
}

fn succeed(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = run(command);
    let said = [stdout, stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(status.success(), "{command:?}: {said}");
    said
}

fn files_below(root: &Path) -> BTreeSet<PathBuf> {
    let entries = WalkDir::new(root).into_iter().map(|entry| entry.expect("a readable folder"));
    let files = entries.filter(|entry| !entry.file_type().is_dir());
    files.map(|file| file.path().strip_prefix(root).expect("it is below").to_owned()).collect()
}

/// Into a root of its own, as packages are made, so that no list of the desktop is touched.
#[test]
fn everything_is_put_in_its_place_and_taken_away_again() {
    let root = tempdir().unwrap();
    let script =
        |args: &[&str]| succeed(Command::new(SCRIPT).args(args).env("DESTDIR", root.path()));
    // Something of somebody else's.
    let other = root.path().join("usr/share/applications/other.desktop");
    fs::create_dir_all(other.parent().unwrap()).unwrap();
    fs::write(&other, "").unwrap();
    // Twice: an update replaces what is there.
    script(&["install", PROGRAM, "/usr"]);
    let said = script(&["install", PROGRAM, "/usr"]);
    assert!(said.contains("/usr/bin/nonaga"), "{said}");
    let prefix = root.path().join("usr");
    let mut expected: BTreeSet<PathBuf> = FILES.iter().map(PathBuf::from).collect();
    expected.insert("share/applications/other.desktop".into());
    assert_eq!(files_below(&prefix), expected);

    let installed = prefix.join("bin/nonaga");
    let version = succeed(Command::new(&installed).arg("--version").current_dir("/"));
    assert!(version.starts_with("nonaga "), "{version}");
    let entry = fs::read_to_string(prefix.join(FILES[1])).expect("the menu entry");
    assert!(entry.contains("\nExec=/usr/bin/nonaga\n"), "{entry}");

    script(&["remove", "/usr"]);
    let left = files_below(&prefix);
    assert_eq!(left, [PathBuf::from("share/applications/other.desktop")].into());
    assert!(!prefix.join("bin").exists(), "empty folders go too");
    let again = run(Command::new(SCRIPT).args(["remove", "/usr"]).env("DESTDIR", root.path()));
    assert_eq!(again.status.code(), Some(1), "nothing is installed any more");
}

/// The folders and files below a prefix.
fn all_below(root: &Path) -> BTreeSet<PathBuf> {
    let entries = WalkDir::new(root).min_depth(1).into_iter();
    entries.map(|entry| entry.expect("a readable folder").into_path()).collect()
}

/// With the desktop's own tools, as far as they are here.
#[test]
fn nothing_is_left_behind() {
    let root = tempdir().unwrap();
    let prefix = root.path().display().to_string();
    succeed(Command::new(SCRIPT).args(["install", PROGRAM, &prefix]));
    assert!(all_below(root.path()).len() > FILES.len());
    succeed(Command::new(SCRIPT).args(["remove", &prefix]));
    assert_eq!(all_below(root.path()), [].into());
}

#[test]
fn what_belongs_to_others_stays_and_works() {
    const TYPE: &str = "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\
        <mime-type type=\"application/x-other\"><glob pattern=\"*.other\"/></mime-type></mime-info>";
    let root = tempdir().unwrap();
    let prefix = root.path().display().to_string();
    let share = root.path().join("share");
    let icon = "icons/hicolor/scalable/apps/other.svg";
    for (file, text) in [
        (
            "applications/other.desktop",
            "[Desktop Entry]\nType=Application\nName=Other\nExec=other\nMimeType=application/x-other;\n",
        ),
        ("mime/packages/other.xml", TYPE),
        (icon, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
    ] {
        let file = share.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    let tools: [(&str, &[&str], &str); 3] = [
        ("update-desktop-database", &[], "applications"),
        ("update-mime-database", &[], "mime"),
        ("gtk-update-icon-cache", &["-qtf"], "icons/hicolor"),
    ];
    let there = |(tool, ..): &&(&str, &[&str], &str)| {
        let is_there = Command::new(tool).arg("--help").output().is_ok();
        if !is_there {
            skip(&format!("there is no {tool}"));
        }
        is_there
    };
    let tools: Vec<_> = tools.iter().filter(there).collect();
    // The first time, the desktop has made no lists of its own yet.
    for lists in [false, true] {
        for (tool, args, folder) in tools.iter().filter(|_| lists) {
            succeed(Command::new(tool).args(*args).arg(share.join(folder)));
        }
        let before = all_below(root.path());
        succeed(Command::new(SCRIPT).args(["install", PROGRAM, &prefix]));
        succeed(Command::new(SCRIPT).args(["remove", &prefix]));
        let after = all_below(root.path());
        assert!(after.is_superset(&before), "{before:?} {after:?}");
        assert!(!lists || after == before, "{before:?} {after:?}");
        let is_ours = |path: &PathBuf| path.display().to_string().to_lowercase().contains("nonaga");
        assert!(!after.iter().any(is_ours), "{after:?}");
        for (tool, name, list) in [
            (
                "update-desktop-database",
                "application/x-other=other.desktop",
                "applications/mimeinfo.cache",
            ),
            ("update-mime-database", "application/x-other", "mime/types"),
            ("gtk-update-icon-cache", "other", "icons/hicolor/icon-theme.cache"),
        ] {
            let list = share.join(list);
            if !tools.iter().any(|(known, ..)| *known == tool) || (!list.exists() && !lists) {
                continue;
            }
            let listed = fs::read(&list).expect("the list is still there");
            let listed = String::from_utf8_lossy(&listed).to_lowercase();
            assert!(listed.contains(name) && !listed.contains("nonaga"), "{list:?}: {listed}");
        }
    }
}

#[test]
fn a_prefix_may_be_written_from_the_current_folder_on() {
    let root = tempdir().unwrap();
    let here = |args: &[&str]| succeed(Command::new(SCRIPT).args(args).current_dir(root.path()));
    here(&["install", PROGRAM, "home/../own/"]);
    let entry = fs::read_to_string(root.path().join("own").join(FILES[1])).expect("the entry");
    let program = root.path().join("own/bin/nonaga");
    assert!(entry.contains(&format!("\nExec={}\n", program.display())), "{entry}");
    here(&["remove", "own"]);
    assert_eq!(all_below(&root.path().join("own")), [].into());
}

/// The program that a menu entry names, read as the desktop entry specification says: first the value as a string,
/// then its first argument as one in quotation marks, then what stands for something else.
fn program_of(entry: &str) -> String {
    let value = entry.lines().find_map(|line| line.strip_prefix("Exec=")).expect("a program");
    let unescaped = |text: &str, kept: &dyn Fn(char) -> bool| {
        let mut letters = text.chars();
        let mut plain = String::new();
        while let Some(letter) = letters.next() {
            let is_escape = letter == '\\';
            let meant = if is_escape { letters.next().expect("a letter after it") } else { letter };
            assert!(!is_escape || kept(meant), "{text}");
            plain.push(meant);
        }
        plain
    };
    let value = unescaped(value, &|letter| letter == '\\');
    let argument = if let Some(rest) = value.strip_prefix('"') {
        let is_end = |(at, _): &(usize, &str)| {
            rest[..*at].chars().rev().take_while(|letter| *letter == '\\').count() % 2 == 0
        };
        let (end, _) = rest.match_indices('"').find(is_end).expect("its end");
        unescaped(&rest[..end], &|letter| "\"`$\\".contains(letter))
    } else {
        let word = value.split(' ').next().unwrap();
        assert!(!word.contains(|letter| "\t\"'\\><~|&;$*?#()`".contains(letter)), "{value}");
        word.to_owned()
    };
    assert_eq!(argument.matches('%').count() % 2, 0, "{argument}");
    argument.replace("%%", "%")
}

#[test]
fn menu_entries_name_the_program_whatever_signs_are_in_its_folder() {
    const SIGNS: [&str; 11] = [
        "with space",
        "a&b",
        "a|b",
        r"\1",
        "100%f",
        "\"",
        "it's",
        "$HOME",
        "`id`",
        r#"\\ $%%""#,
        "~#;*?<>()é",
    ];
    let root = tempdir().unwrap();
    for signs in SIGNS {
        let prefix = root.path().join(signs);
        succeed(Command::new(SCRIPT).args(["install", PROGRAM]).arg(&prefix));
        for entry in &FILES[1..3] {
            let file = prefix.join(entry);
            let entry = fs::read_to_string(&file).expect("the entry");
            assert_eq!(program_of(&entry), prefix.join("bin/nonaga").display().to_string());
            if Command::new("desktop-file-validate").arg("--help").output().is_ok() {
                succeed(Command::new("desktop-file-validate").arg(file));
            }
        }
        let watch = fs::read_to_string(prefix.join(FILES[2])).expect("the entry for matches");
        assert!(watch.contains(" watch %f\n"), "{watch}");
        succeed(Command::new(SCRIPT).arg("remove").arg(&prefix));
        assert_eq!(all_below(&prefix), [].into(), "{signs}");
    }
}

#[test]
fn a_folder_that_no_menu_entry_can_name_is_refused() {
    let root = tempdir().unwrap();
    for signs in ["a=b", "a\nb", "a\n", "a\tb", "a\u{1b}b"] {
        let prefix = root.path().join(signs);
        let answer = run(Command::new(SCRIPT).args(["install", PROGRAM]).arg(prefix));
        assert_eq!(answer.status.code(), Some(1), "{signs:?}");
        let said = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert!(said.contains("cannot name a program in"), "{signs:?}: {said}");
        assert_eq!(all_below(root.path()), [].into(), "{signs:?}");
    }
}

/// A limit for the size of files stands for a full disk: the program is the only large file.
#[test]
fn what_a_full_disk_cuts_off_is_told_and_taken_away() {
    const ROOM: &str = "ulimit -c 0 -f 256 && exec \"$0\" \"$@\"";
    let root = tempdir().unwrap();
    let prefix = root.path().join("own");
    let half = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "new");
    let install = || {
        let answer =
            run(Command::new("bash").args(["-c", ROOM, SCRIPT, "install", PROGRAM]).arg(&prefix));
        assert!(!answer.status.success());
        let said = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert!(said.contains("Nonaga could not be installed as a whole."), "{said}");
        assert!(!all_below(&prefix).iter().any(half), "{:?}", all_below(&prefix));
    };
    install();
    succeed(Command::new(SCRIPT).arg("remove").arg(&prefix));
    assert_eq!(all_below(&prefix), [].into());

    // The program that is there already stays.
    succeed(Command::new(SCRIPT).args(["install", PROGRAM]).arg(&prefix));
    install();
    succeed(Command::new(prefix.join("bin/nonaga")).arg("--version"));
    // One that was killed could not take away what it had begun.
    fs::write(prefix.join("bin/nonaga.new"), "half").unwrap();
    succeed(Command::new(SCRIPT).arg("remove").arg(&prefix));
    assert_eq!(all_below(&prefix), [].into());
}

#[test]
fn what_is_installed_is_valid() {
    let root = tempdir().unwrap();
    let prefix = root.path().join("home").display().to_string();
    succeed(Command::new(SCRIPT).args(["install", PROGRAM, &prefix]).env("PATH", "/usr/bin:/bin"));
    let share = root.path().join("home/share");
    let checks: [(&str, &[&str], &str); 3] = [
        ("desktop-file-validate", &[], "applications/io.github.nonaga.Nonaga.desktop"),
        ("desktop-file-validate", &[], "applications/io.github.nonaga.Nonaga.match.desktop"),
        (
            "appstreamcli",
            &["validate", "--no-net"],
            "metainfo/io.github.nonaga.Nonaga.metainfo.xml",
        ),
    ];
    for (tool, args, file) in checks {
        if Command::new(tool).arg("--help").output().is_err() {
            skip(&format!("there is no {tool}"));
            continue;
        }
        succeed(Command::new(tool).args(args).arg(share.join(file)));
    }
    // Without what is written by the lists of the desktop, which may be here or not.
    succeed(Command::new(SCRIPT).args(["remove", &prefix]));
    assert!(!share.join("applications/io.github.nonaga.Nonaga.desktop").exists());
}

/// What the Debian package does another way: dpkg keeps a list of the files, Debian's zsh looks in another folder,
/// and a note for the tool that checks packages comes along.
const NOT_IN_THE_PACKAGE: [&str; 2] =
    ["share/nonaga/installed", "share/zsh/site-functions/_nonaga"];
const ONLY_IN_THE_PACKAGE: [&str; 3] = [
    "share/doc/nonaga/libraries.gz",
    "share/lintian/overrides/nonaga",
    "share/zsh/vendor-completions/_nonaga",
];

/// `cargo deb` itself takes long and is not needed here: it packs all that the script lays out for it.
#[test]
fn the_debian_package_holds_what_is_installed_and_the_licences_of_all_libraries() {
    let folder = tempdir().unwrap();
    let stage = Command::new(DEB_SCRIPT)
        .arg("--stage")
        .args([Path::new(PROGRAM), folder.path()])
        .env("LANGUAGE", "fr")
        .env("LC_ALL", "fr_FR.UTF-8")
        .output()
        .expect("the script runs");
    assert!(stage.status.success(), "{}", String::from_utf8_lossy(&stage.stderr));
    let prefix = folder.path().join("usr");
    let mut expected: BTreeSet<&str> = FILES.into();
    for file in NOT_IN_THE_PACKAGE {
        assert!(expected.remove(file), "{file}");
    }
    expected.extend(ONLY_IN_THE_PACKAGE);
    assert_eq!(files_below(&prefix), expected.iter().map(PathBuf::from).collect());
    for file in expected {
        let mode = prefix.join(file).metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, if file == "bin/nonaga" { 0o755 } else { 0o644 }, "{file}");
    }
    succeed(Command::new(prefix.join("bin/nonaga")).arg("--version"));

    let read = |file: &str| fs::read_to_string(folder.path().join(file)).expect(file);
    let manual = read("usr/share/man/man1/nonaga.1");
    assert!(manual.contains("\n.SH NAME\n"), "the packager's language does not matter: {manual}");
    let newest = concat!("nonaga (", env!("CARGO_PKG_VERSION"), "-1) ");
    assert!(read("changelog").starts_with(newest), "the AppStream file lists this version first");
    let licences = ["MIT License", "SIL OPEN FONT LICENSE", "common-licenses/Apache-2.0"];
    let copyright = read("copyright").to_uppercase();
    assert!(licences.iter().all(|text| copyright.contains(&text.to_uppercase())), "{copyright}");

    let libraries = prefix.join("share/doc/nonaga/libraries.gz");
    check_licences(&succeed(Command::new("gzip").arg("-dc").arg(libraries)));
}

/// What `licences.sh` writes.
fn check_licences(licences: &str) {
    let line = format!("\n{}\n", "=".repeat(100));
    let (list, texts) = licences.split_once(&line).expect("texts after the list");
    let libraries = list.lines().filter(|line| line.contains(" v")).collect::<Vec<_>>();
    for name in ["bevy", "clap", "fluent-bundle", "ron", "serde"] {
        let library = libraries.iter().find(|line| line.starts_with(&format!("{name} v")));
        assert!(library.is_some_and(|line| line.contains("MIT")), "{name}: {list}");
    }
    for library in &libraries {
        assert!(library.split_whitespace().count() > 2, "{library} has a licence");
    }
    assert!(!list.contains("proptest"), "what only tests need is not in the program");
    let texts: Vec<&str> =
        texts.split(&line).filter_map(|text| Some(text.split_once("\n\n")?.1)).collect();
    assert!(texts.len() > 50, "{}", texts.len());
    let different: BTreeSet<&&str> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "a text that several share is there once");
}

/// Each path that Cargo.toml names is where the script puts things. All files below `usr` are taken, as they are.
#[test]
fn cargo_packs_all_that_the_script_lays_out() {
    // In a crate from a registry, the file that people write has another name.
    let file = |name| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
    let settings = file("Cargo.toml.orig").or_else(|_| file("Cargo.toml")).expect("Cargo.toml");
    let (_, settings) = settings.split_once("\n[package.metadata.deb]\n").expect("the package");
    let (settings, _) = settings.split_once("\n[").expect("more after it");
    for line in [
        r#"assets = [{ source = "target/deb/usr/**/*", dest = "usr/" }]"#,
        r#"changelog = "target/deb/changelog""#,
        r#"license-file = "target/deb/copyright""#,
    ] {
        assert!(settings.lines().any(|found| found == line), "{line}");
    }
    assert!(include_str!("../assets/linux/deb.sh").contains("\n    stage \"$1\" target/deb\n"));
}
