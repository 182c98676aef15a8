//! What holds for any text a person or a program hands to Nonaga. The fuzzer looks for bytes that
//! break a property; `tests/corpus.rs` replays those worth remembering.
#![allow(dead_code, reason = "each fuzz target is a program of its own, and uses one of these")]

/// Reading a match record never panics, whatever the bytes. A record that reads and passes the check
/// against the rules prints to text that reads to the same record.
pub fn record(data: &[u8]) {
    let Ok(_text) = str::from_utf8(data) else { return };
    todo!("waits for the room `record`")
}

/// Reading a position never panics, whatever the bytes. A position that reads prints to text that
/// reads to the same position.
pub fn position(data: &[u8]) {
    let Ok(_text) = str::from_utf8(data) else { return };
    todo!("waits for the room `notation`")
}

/// Reading a list of turns (`T1; T2; …`) never panics, whatever the bytes. Turns that read print to
/// text that reads to the same turns, and playing them from the start never panics either.
pub fn turns(data: &[u8]) {
    let Ok(_text) = str::from_utf8(data) else { return };
    todo!("waits for the room `notation`")
}
