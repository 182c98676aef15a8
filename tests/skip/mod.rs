//! How a test is skipped where the machine lacks something that it needs, such as a GPU.

use std::{
    env,
    io::{self, Write},
    thread,
};

/// The environment variable that forbids skipping if it is `all`, as in CI.
const TESTS: &str = "NONAGA_TESTS";

/// Says loudly that this test is skipped, and what is missing. Fails if no test may be skipped.
#[track_caller]
pub fn skip(missing: &str) {
    let thread = thread::current();
    let test = thread.name().unwrap_or("a test");
    assert!(
        env::var_os(TESTS).is_none_or(|tests| tests != "all"),
        "{test} must not be skipped: {missing}"
    );
    // The test harness hides what `eprintln!` says, but not this.
    _ = io::stderr().write_all(format!("SKIPPED: {test}: {missing}\n").as_bytes());
}
