//! The file of the key that this player signs with.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::FarFileError;
use crate::{
    far::agreement::{FarKey, FarSecret},
    home::{
        damage::{Damage, Unreadable},
        error::HomeError,
        writer::Writer,
    },
};

/// The name of the format.
const FORMAT: &str = "nonaga-key";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeyFile {
    format: String,
    version: u32,
    secret: FarSecret,
}

/// The key of the player. It is made if there is none yet.
pub fn of_player(writer: &Writer, file: &Path) -> Result<FarKey, FarFileError> {
    match writer.read(file, read) {
        Err(HomeError::Missing { .. }) => {}
        // A key that cannot be read is never replaced: it would be lost.
        read => return Ok(read?),
    }
    let key = FarKey::draw()?;
    let sheet = KeyFile { format: FORMAT.to_owned(), version: VERSION, secret: (&key).into() };
    let text = ron::to_string(&sheet).unwrap_or_default() + "\n";
    writer.write_private(file, &text)?;
    Ok(key)
}

fn read(text: &str) -> Result<FarKey, Unreadable> {
    let KeyFile { format, version, secret } = ron::from_str(text)?;
    if format != FORMAT {
        return Err(Damage::OtherFormat { format, expected: FORMAT.to_owned() }.into());
    }
    if version != VERSION {
        return Err(Unreadable::Newer { version });
    }
    Ok(secret.into())
}
