//! Letters that come for a match. What is to be sent is in its log.

use super::{FarDesk, FarTrouble};
use crate::{
    far::{agreement::Digest, letter::FarLetter},
    home::{Home, HomeError},
};

impl Home {
    /// Takes in a letter. Whether anything in it was news is the answer.
    pub fn read_far_letter(&self, letter: &FarLetter) -> Result<bool, FarTrouble> {
        let desk = self.far()?;
        if !desk.waits(letter.of)? {
            return Err(FarTrouble::OtherLetter);
        }
        let Some(mut driver) = desk.resume(letter.of)? else { return Err(FarTrouble::OtherLetter) };
        let read = driver.read_letter(letter);
        if let Some(fault) = driver.take_fault() {
            return Err(fault.into());
        }
        read.map_err(|why| FarTrouble::Letter { why })
    }
}

impl FarDesk {
    /// Whether a match is here, and somebody may still have to hear of it.
    fn waits(&self, of: Digest) -> Result<bool, HomeError> {
        Ok(self.has(of)? && self.has_way(of)?)
    }
}
