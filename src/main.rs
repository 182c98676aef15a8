//! The program `nonaga`: reads the command line and hands over to a room of the library.

fn main() {}
