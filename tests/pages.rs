//! The pages (`*.md`) are true as far as a program can tell: links lead somewhere, and files, commands, dependencies
//! and names of the code that they speak of are there.

use std::{
    collections::BTreeSet,
    fs,
    path::{Component, Path, PathBuf},
    process::Command,
};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A newcomer reads no longer page.
const LONGEST_README: usize = 180;

/// A path in backticks begins like this, counted from the root of the repository.
const FOLDERS: [&str; 9] =
    [".ci/", "assets/", "benches/", "docs/", "examples/", "fuzz/", "levels/", "src/", "tests/"];

/// Folders that git does not keep.
const BUILT: [&str; 3] = ["target", "artifacts", "coverage"];

/// Where cargo looks for what these options name.
const TARGETS: [(&str, &str); 3] =
    [("--test", "tests"), ("--bench", "benches"), ("--example", "examples")];

/// The pages that name things of the code.
const ABOUT_CODE: [&str; 2] = ["CONTRIBUTING.md", "docs/numbers.md"];

struct Page {
    /// Its path from the root of the repository.
    path: PathBuf,
    whole: String,
    /// The page without blocks of code.
    prose: String,
}

impl Page {
    fn read(path: &str) -> Page {
        Page::new(path, fs::read_to_string(Path::new(ROOT).join(path)).expect("a page"))
    }

    fn new(path: &str, whole: String) -> Page {
        let mut is_code = false;
        let prose = whole.lines().filter(|line| {
            let is_fence = line.trim_start().starts_with("```");
            is_code ^= is_fence;
            !is_code && !is_fence
        });
        let prose = prose.flat_map(|line| [line, "\n"]).collect();
        Page { path: path.into(), whole, prose }
    }

    /// What stands in backticks.
    fn code(&self) -> impl Iterator<Item = &str> {
        // A backtick that is left alone reaches no further than its paragraph.
        let paragraphs = self.prose.split("\n\n");
        paragraphs.flat_map(|paragraph| paragraph.split('`').skip(1).step_by(2))
    }

    /// Where its links lead, by mark: `[…](here)`, and `[name]: here` with `[…][name]`.
    fn links(&self) -> Vec<String> {
        // A word in the place of code, because the name of a link may be code.
        let text = self.prose.split("\n\n").map(without_code).collect::<Vec<_>>().join("\n\n");
        let inline = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let mut links: Vec<String> = inline.map(str::to_owned).collect();
        let mut named = BTreeSet::new();
        for line in text.lines().filter(|line| line.starts_with('[')) {
            if let Some((name, to)) = line[1..].split_once("]: ") {
                named.insert(name);
                links.push(to.to_owned());
            }
        }
        for name in text.split("][").skip(1).filter_map(|rest| rest.split(']').next()) {
            assert!(named.contains(name), "{}: nothing is named [{name}]", self.path.display());
        }
        links
    }

    /// The names of its headings, as GitHub makes them.
    fn anchors(&self) -> BTreeSet<String> {
        let mut anchors = BTreeSet::new();
        for line in self.prose.lines().filter(|line| line.starts_with('#')) {
            let heading = line.trim_start_matches('#').trim().to_lowercase();
            let kept = |letter: &char| letter.is_alphanumeric() || " -_".contains(*letter);
            let slug: String = heading.chars().filter(kept).collect::<String>().replace(' ', "-");
            let again = (1..).map(|number| format!("{slug}-{number}"));
            let mut free = [slug.clone()].into_iter().chain(again);
            anchors.extend(free.find(|name| !anchors.contains(name)));
        }
        anchors
    }
}

fn without_code(paragraph: &str) -> String {
    let parts = paragraph.split('`').enumerate();
    parts.map(|(index, part)| if index % 2 == 0 { part } else { "code" }).collect()
}

/// All pages that git keeps. Without git, all pages.
fn pages() -> Vec<Page> {
    let git = Command::new("git").current_dir(ROOT).args(["ls-files", "*.md"]).output();
    let listed = git.ok().filter(|git| git.status.success()).map(|git| git.stdout);
    let listed = String::from_utf8(listed.unwrap_or_default()).expect("names in UTF-8");
    let paths: Vec<String> = match listed.as_str() {
        "" => files(Path::new(ROOT), "md"),
        _ => listed.lines().map(str::to_owned).collect(),
    };
    assert!(paths.iter().any(|path| path == "README.md"), "{paths:?}");
    paths.iter().map(|path| Page::read(path)).collect()
}

/// The files below a folder with this ending, by their paths from the root.
fn files(folder: &Path, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        if path.is_dir() && !name.starts_with('.') && !BUILT.contains(&&*name) {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            let from_root = path.strip_prefix(ROOT).expect("a path below the root");
            found.push(from_root.display().to_string());
        }
    }
    found
}

/// Whether there is something at a path from the root. `*` stands for any name.
fn exists(path: &str) -> bool {
    let Some((before, after)) = path.split_once('*') else {
        return Path::new(ROOT).join(path).exists();
    };
    let (folder, begins) = before.rsplit_once('/').unwrap_or(("", before));
    let Ok(entries) = fs::read_dir(Path::new(ROOT).join(folder)) else { return false };
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let (ends, below) = after.split_once('/').map_or((after, ""), |(ends, below)| (ends, below));
    names
        .filter(|name| name.starts_with(begins) && name.ends_with(ends))
        .any(|name| exists(format!("{folder}/{name}/{below}").trim_end_matches('/')))
}

/// A path without `..`.
fn straight(path: &Path) -> PathBuf {
    let mut straight = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => assert!(straight.pop(), "{}: leaves the root", path.display()),
            other => straight.push(other),
        }
    }
    straight
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    let mut checked = 0;
    for page in &pages {
        for link in page.links() {
            if ["https:", "http:", "mailto:"].iter().any(|scheme| link.starts_with(scheme)) {
                continue;
            }
            let (to, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let folder = page.path.parent().expect("a folder");
            let to = if to.is_empty() { page.path.clone() } else { straight(&folder.join(to)) };
            let says = format!("{}: the link {link}", page.path.display());
            assert!(Path::new(ROOT).join(&to).exists(), "{says} leads to no file");
            if !anchor.is_empty() {
                let target = pages.iter().find(|page| page.path == to);
                let anchors = target.map(Page::anchors).unwrap_or_default();
                assert!(anchors.contains(anchor), "{says} leads to no heading of {anchors:?}");
            }
            checked += 1;
        }
    }
    assert!(checked > 50, "only {checked} links were found");
}

#[test]
fn the_index_leads_to_every_page() {
    let index = Page::read("docs/README.md");
    let links = index.links();
    let led: BTreeSet<PathBuf> =
        links.iter().map(|link| straight(&Path::new("docs").join(link))).collect();
    for Page { path, .. } in pages() {
        let is_found = led.contains(&path) || path == index.path || path == Path::new("README.md");
        assert!(is_found, "docs/README.md does not lead to {}", path.display());
    }
}

#[test]
fn the_readme_is_short() {
    let lines = Page::read("README.md").whole.lines().count();
    assert!(
        lines <= LONGEST_README,
        "{lines} lines: give what is not for newcomers a page in docs/"
    );
}

#[test]
fn every_file_that_a_page_names_is_there() {
    let mut checked = 0;
    for page in pages() {
        for code in page.code() {
            let path = code.split_whitespace().next().unwrap_or_default();
            let is_for_any = path.contains(['<', '…']) || path.contains("NAME");
            if !is_for_any && FOLDERS.iter().any(|folder| path.starts_with(folder)) {
                assert!(exists(path), "{}: there is no {path}", page.path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 50, "only {checked} files were found");
}

#[test]
fn every_target_that_a_page_runs_is_there() {
    for page in pages() {
        let words: Vec<&str> = page.whole.split_whitespace().collect();
        for pair in words.windows(2) {
            let Some((_, folder)) = TARGETS.iter().find(|(option, _)| *option == pair[0]) else {
                continue;
            };
            let name = pair[1].trim_matches(|letter: char| !letter.is_alphanumeric());
            let is_there = exists(&format!("{folder}/{name}.rs"))
                || exists(&format!("{folder}/{name}/main.rs"));
            let is_for_any = name == "NAME";
            assert!(is_there || is_for_any, "{}: {} {name}", page.path.display(), pair[0]);
        }
    }
}

#[test]
fn every_name_of_the_code_is_there() {
    let folders = ["src", "tests", "benches"].map(|folder| Path::new(ROOT).join(folder));
    let read = |path: String| fs::read_to_string(Path::new(ROOT).join(path)).expect("a source");
    let sources: Vec<String> =
        folders.iter().flat_map(|folder| files(folder, "rs")).map(read).collect();
    let known: BTreeSet<&str> = sources.iter().flat_map(|text| names(text)).collect();
    let mut checked = 0;
    for page in ABOUT_CODE.map(Page::read) {
        for code in page.code().filter(|code| is_of_code(code)) {
            for name in names(code) {
                assert!(known.contains(name), "{}: no {name} for {code}", page.path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 50, "only {checked} names were found");
}

/// Whether this is Rust: a name, a path, or a call. Other code is a command, a file or a key.
fn is_of_code(code: &str) -> bool {
    let is_one_word = !code.contains([' ', '/', '-', '.', '*', '…', '<', '"']);
    let is_named_alike = code.contains('_') || code.contains(char::is_uppercase);
    let is_of_environment = code.starts_with("NONAGA");
    code.contains('(') || is_one_word && is_named_alike && !is_of_environment
}

/// All names in a piece of Rust.
fn names(code: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.split(move |letter| !is_of_name(letter)).filter(|name| !name.is_empty())
}

#[test]
fn the_page_of_commands_has_all_commands() {
    let help = Command::new(env!("CARGO_BIN_EXE_nonaga")).args(["help", "--lang", "en"]).output();
    let help = String::from_utf8(help.expect("the program runs").stdout).expect("UTF-8");
    let list = help.split("\nCommands:\n").nth(1).and_then(|rest| rest.split("\n\n").next());
    let lines = list.expect("a list of commands").lines();
    // What does not fit into a line goes on further to the right.
    let names = lines.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let known: BTreeSet<&str> = names.filter(|name| !name.is_empty()).collect();
    assert!(known.contains("play"), "{known:?}");

    let page = Page::read("docs/commands.md");
    let rows = page.prose.lines().filter_map(|line| line.strip_prefix("| `nonaga "));
    let told = rows.filter_map(|row| row.split([' ', '`']).next()).collect();
    compare(&known, &told, &page);
}

#[test]
fn the_page_of_dependencies_has_all_dependencies() {
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).expect("Cargo.toml");
    let mut known = BTreeSet::new();
    let mut is_listed = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_listed = line.trim_end_matches(']').ends_with("dependencies");
        } else if is_listed && let Some((name, _)) = line.split_once(" = ") {
            known.insert(name);
        }
    }
    assert!(known.contains("bevy") && known.contains("proptest"), "{known:?}");

    let page = Page::read("docs/dependencies.md");
    let cells = page.prose.lines().filter_map(|line| line.strip_prefix("| `")?.split(" |").next());
    let told: BTreeSet<&str> = cells
        .flat_map(|cell| cell.split([',', '`', ' ']))
        .filter(|name| !name.is_empty())
        .collect();
    compare(&known, &told, &page);
}

/// Checks that a page tells of all that there is, and of nothing else.
fn compare(known: &BTreeSet<&str>, told: &BTreeSet<&str>, page: &Page) {
    let page = page.path.display();
    let (missing, gone) = (known.difference(told), told.difference(known));
    assert_eq!(missing.collect::<Vec<_>>(), [&""; 0], "{page} does not have these");
    assert_eq!(gone.collect::<Vec<_>>(), [&""; 0], "{page} still has these");
}

#[test]
fn headings_and_links_are_read_as_on_github() {
    let page = |text: &str| Page::new("a.md", text.to_owned());
    let headings = "# All: `src/` & *more*\n\n## Twice\n\n## Twice\n\n```sh\n# a comment\n```\n";
    let anchors = page(headings).anchors();
    assert_eq!(anchors.iter().collect::<Vec<_>>(), ["all-src--more", "twice", "twice-1"]);
    let links = page("[`a(b)`](c.md#d) `[no](link)` and [e][f].\n\n[f]: g.png\n").links();
    assert_eq!(links, ["c.md#d", "g.png"]);
}
