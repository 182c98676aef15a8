//! Records: headers, text to copy and paste, and side lines.

mod headers;
mod naive;
mod pasting;
mod random;
mod side_lines;
mod walking;
