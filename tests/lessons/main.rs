//! Lessons: reading and checking them, going through them, and the course that comes with the program.

mod course;
mod coverage;
mod faults;
mod learner;
mod runner;
