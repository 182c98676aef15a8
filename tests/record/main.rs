//! Records: headers, text to copy and paste, and side lines.

mod headers;
#[path = "../hostile/mod.rs"]
mod hostile;
mod naive;
mod pasting;
mod random;
mod side_lines;
mod walking;
