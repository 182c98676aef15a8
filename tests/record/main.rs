//! Records: headers, text to copy and paste, and side lines.

mod headers;
mod pasting;
mod random;
