//! Tells the program its version: the package's, and the commit that it is built from, if it is built in a
//! checkout to be played. For tests it would only be built anew after each commit. And decides how it is linked.

use std::{path::Path, process::Command};

const LOG: &str = ".git/logs/HEAD";

fn main() {
    let told = |name: &str| std::env::var(name).unwrap_or_default();
    let version = told("CARGO_PKG_VERSION");
    // What is played is built with all optimisations.
    let is_played = told("OPT_LEVEL") == "3";
    let version = match is_played.then(commit).flatten() {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    };
    println!("cargo::rustc-env=NONAGA_VERSION={version}");
    // A program that is always loaded at the same address needs no list of what depends on it: 12 MB less in memory and
    // on the disk. What is built for others keeps the list, so that nobody knows its addresses beforehand.
    let is_for_others = told("PROFILE") == "release";
    if is_played && !is_for_others && told("CARGO_CFG_TARGET_OS") == "linux" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    println!("cargo::rerun-if-changed=build.rs");
    // The log of HEAD grows with each commit, on every branch. A file that is missing would count as changed.
    if is_played && Path::new(LOG).exists() {
        println!("cargo::rerun-if-changed={LOG}");
    }
}

fn commit() -> Option<String> {
    // A folder inside somebody else's checkout is no checkout of this program.
    Path::new(".git").exists().then_some(())?;
    let git = Command::new("git").args(["rev-parse", "--short=9", "HEAD"]).output().ok()?;
    let commit = String::from_utf8(git.stdout).ok()?;
    let commit = commit.trim();
    (git.status.success() && !commit.is_empty()).then(|| commit.to_owned())
}
