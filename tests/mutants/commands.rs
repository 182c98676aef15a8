//! The text commands.
