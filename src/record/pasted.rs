//! A record out of a text that somebody has pasted, from a mail for example.

use super::{LARGEST_FILE, Record, RecordError};
use crate::notation::BYTE_ORDER_MARK;

/// Finds the record in a text and reads it.
pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    if text
        .trim_matches(|letter: char| letter.is_whitespace() || letter == BYTE_ORDER_MARK)
        .is_empty()
    {
        return Err(RecordError::Empty);
    }
    // Quote marks take room too, but not as much as the record.
    if text.len() > 2 * LARGEST_FILE {
        return Err(RecordError::TooLarge { limit: LARGEST_FILE });
    }
    let unquoted = unquoted(text);
    let found = match start(&unquoted) {
        Some(start) => Record::read(&mended(&unquoted[start..])),
        None => Err(RecordError::NoMatchPasted),
    };
    // Somebody may have written it by hand, with comments and with texts of several lines.
    found.or_else(|error| Record::read(text.trim()).map_err(|_| error))
}

/// The text without the marks that mail programs put before each line that they quote.
fn unquoted(text: &str) -> String {
    let line = |line: &str| {
        let mut line = line;
        while let Some(rest) = line.trim_start().strip_prefix('>') {
            line = rest.strip_prefix(' ').unwrap_or(rest);
        }
        line.to_owned() + "\n"
    };
    text.lines().map(line).collect()
}

/// Where the record begins: at a bracket before its first field.
fn start(text: &str) -> Option<usize> {
    let mut brackets = text.match_indices('(').map(|(at, _)| at);
    let begins = |at: &usize| {
        let field = text[at + 1..].trim_start().strip_prefix("format");
        field.is_some_and(|rest| rest.trim_start().starts_with(':'))
    };
    brackets.find(begins)
}

/// The record up to its last bracket, without the line breaks that its texts never have when they are
/// written: a mail program breaks a line at a blank.
fn mended(text: &str) -> String {
    let mut mended = String::with_capacity(text.len());
    let (mut depth, mut is_in_text, mut is_escaped) = (0_usize, false, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\n' if is_in_text => {
                let kept = mended.trim_end_matches([' ', '\r']).len();
                mended.truncate(kept);
                while letters.next_if(|next| next.is_whitespace()).is_some() {}
                mended.push(' ');
                continue;
            }
            // Some mail programs replace blanks by blanks that do not break.
            '\u{a0}' if !is_in_text => {
                mended.push(' ');
                continue;
            }
            '(' | '[' | '{' if !is_in_text => depth += 1,
            ')' | ']' | '}' if !is_in_text => depth = depth.saturating_sub(1),
            '"' if !is_escaped => is_in_text = !is_in_text,
            _ => {}
        }
        is_escaped = is_in_text && letter == '\\' && !is_escaped;
        mended.push(letter);
        if depth == 0 {
            break;
        }
    }
    mended
}
