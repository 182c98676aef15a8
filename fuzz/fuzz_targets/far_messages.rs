//! Fuzzes what the other side of a match with somebody far away may send.
#![no_main]

#[path = "../far.rs"]
#[allow(dead_code, reason = "each fuzz target uses one of its functions")]
mod far;

libfuzzer_sys::fuzz_target!(|data: &[u8]| far::messages(data));
