//! Writes a folder full of broken matches, with a good one beside each, to see how a list of matches takes it:
//!
//! `cargo run --no-default-features --example hostile_folder -- FOLDER`

#[path = "../tests/hostile/mod.rs"]
mod hostile;

use std::{env, error::Error, fs, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(&folder)?;
    let files = hostile::files();
    for (name, bytes) in &files {
        fs::write(folder.join(format!("{name}.ron")), bytes)?;
        // Each good one has a name of its own, so that none is taken for another.
        let good = hostile::GOOD.replacen("Ada", &format!("Beside {name}"), 1);
        fs::write(folder.join(format!("{name}-good.ron")), good)?;
    }
    println!("{}: {} broken matches, {} good ones", folder.display(), files.len(), files.len());
    Ok(())
}
