//! Text that the player takes along on the clipboard.

use bevy::clipboard::Clipboard;

use crate::words::Words;

/// Puts a text on the clipboard, or says why that cannot be done.
pub fn copied(
    words: &Words,
    text: Option<String>,
    to: Option<&mut Clipboard>,
) -> Result<(), String> {
    let is_copied = text.zip(to).is_some_and(|(text, to)| to.set_text(text).is_ok());
    if is_copied { Ok(()) } else { Err(words.say("share-no-clipboard")) }
}
