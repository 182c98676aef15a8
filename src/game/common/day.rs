//! Days in words.

use jiff::{Timestamp, tz::TimeZone};

use crate::words::{Tellable, Words};

const SECONDS: i64 = 86_400;

/// The day of a moment.
pub fn tell_date(words: &Words, moment: Timestamp) -> String {
    let date = moment.to_zoned(TimeZone::UTC).date();
    let fields: [(&str, &dyn Tellable); 3] =
        [("day", &date.day()), ("month", &date.month()), ("year", &date.year().to_string())];
    words.say_with("library-date", &fields)
}

/// The beginning of a day that is counted from 1970. Of one that no calendar has, that of 1970.
pub fn moment_of(day: i64) -> Timestamp {
    let seconds = day.checked_mul(SECONDS);
    seconds
        .and_then(|seconds| Timestamp::from_second(seconds).ok())
        .unwrap_or(Timestamp::UNIX_EPOCH)
}
