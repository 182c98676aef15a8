//! Fuzzes what somebody may paste as an invitation.
#![no_main]

#[path = "../far.rs"]
#[allow(dead_code, reason = "each fuzz target uses one of its functions")]
mod far;

libfuzzer_sys::fuzz_target!(|data: &[u8]| far::invitations(data));
