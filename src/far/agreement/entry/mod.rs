//! Entries: what a side says, and the signature below it.
//!
//! | file | what it owns |
//! |---|---|
//! | `says.rs` | an entry, what it says, and where it stands in the log |
//! | `terms.rs` | the terms of a match, and the consent to them |
//! | `name.rs`, `marks.rs` | names of players; marks on letters |
//! | `label.rs` | names of readings and levels |
//! | `key.rs`, `digest.rs`, `hex.rs` | keys and signatures; digests; bytes as people read them |
//! | `chance.rs` | random bytes |

pub(crate) mod chance;
pub(crate) mod digest;
mod hex;
pub(crate) mod key;
pub(crate) mod label;
mod marks;
pub(crate) mod name;
pub(crate) mod says;
pub(crate) mod terms;
