//! Messages as `docs/far.md` describes them, written here a second time.

use nonaga::far::agreement::{ChainTip, Digest, FarLog, LogEntry, Role, Says, SignedEntry};

use super::world::World;

/// A hello in this version, or in another.
pub fn hello(protocol: u16, of: Digest, heard: bool, ladders: [Vec<ChainTip>; 2]) -> Vec<u8> {
    postcard::to_stdvec(&(0_u8, protocol, of, heard, ladders)).expect("bytes")
}

/// Entries.
pub fn entries(entries: &[SignedEntry]) -> Vec<u8> {
    postcard::to_stdvec(&(2_u8, entries)).expect("bytes")
}

/// What is on the disk.
pub fn have(tips: [ChainTip; 2]) -> Vec<u8> {
    postcard::to_stdvec(&(3_u8, tips)).expect("bytes")
}

/// The next entry of a side, as its own log has it.
pub fn next(log: &FarLog, by: Role, says: Says) -> LogEntry {
    let (own, seen) = (log.tip(by), log.tip(by.other()));
    LogEntry { of: log.id(), by, number: own.number + 1, before: own.digest, seen, says }
}

/// A side sends an entry that its own program would not write.
pub fn forge(world: &mut World, by: Role, entry: LogEntry) -> SignedEntry {
    let signed = SignedEntry::sign(entry, &world.side(by).key);
    world.deliver(by.other(), &entries(std::slice::from_ref(&signed)));
    signed
}
