//! Dates of matches.

use jiff::{Timestamp, fmt::temporal::Pieces};

/// Reads a date as in RFC 3339. The library would also read an offset of a day or more, which that does not allow.
pub(crate) fn read_date(text: &str) -> Option<Timestamp> {
    const DAY: i32 = 24 * 60 * 60;
    let offset = Pieces::parse(text).ok().and_then(|pieces| pieces.to_numeric_offset());
    offset.filter(|offset| offset.seconds().abs() < DAY).and_then(|_| text.parse().ok())
}
