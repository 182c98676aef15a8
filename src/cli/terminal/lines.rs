//! Reads what somebody types, line by line. The input may come from anywhere, so a line may be endless or no
//! text at all.

use std::io::{self, BufRead, Read, Stdin};

use super::order::TerminalError;

/// The most bytes of a line. A letter from far away may have as many; the longest turn has 60.
const LONGEST: usize = 4096;

pub(in crate::cli) struct TypedLines(Stdin);

impl TypedLines {
    pub fn of_stdin() -> TypedLines {
        TypedLines(io::stdin())
    }

    /// The next line, or why it cannot be read. `None` at the end of the input.
    pub fn next(&self) -> io::Result<Option<Result<String, TerminalError>>> {
        let (mut line, mut input) = (Vec::new(), self.0.lock());
        let read = (&mut input).take(LONGEST as u64 + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(None);
        }
        if read > LONGEST && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            return Ok(Some(Err(TerminalError::LineTooLong { limit: LONGEST })));
        }
        Ok(Some(Ok(String::from_utf8_lossy(&line).into_owned())))
    }
}
