//! Records: headers, text to copy and paste, and variations.

mod headers;
#[path = "../hostile/mod.rs"]
mod hostile;
mod naive;
mod pasting;
mod random;
mod variations;
mod walking;
