//! The keys by which two sides know each other.

use std::fmt;

use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};

use super::{
    chance::{NoChance, draw},
    digest::{Digest, DigestUse},
    hex,
};

/// What stands before the digest that is signed, so that a signature of an entry is never one of something else.
const SIGNED: &[u8] = b"nonaga far 1 signed entry:";

/// The secret key of a side. Whoever has it can play as that side.
#[derive(Clone)]
pub struct FarKey(SigningKey);

/// The secret bytes of a key as they are written to a file, in hexadecimal digits.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub struct FarSecret(#[serde(with = "hex")] [u8; 32]);

impl From<&FarKey> for FarSecret {
    fn from(key: &FarKey) -> FarSecret {
        FarSecret(key.secret())
    }
}

impl From<FarSecret> for FarKey {
    fn from(FarSecret(secret): FarSecret) -> FarKey {
        FarKey::from_secret(&secret)
    }
}

/// The public key of a side, by which the other knows it. It is also where the link finds it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FarId(#[serde(with = "hex")] [u8; 32]);

/// A signature of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Signature(#[serde(with = "hex")] [u8; 64]);

impl FarKey {
    /// The key with these secret bytes, which must come from a good source of chance.
    pub fn from_secret(secret: &[u8; 32]) -> FarKey {
        FarKey(SigningKey::from_bytes(secret))
    }

    /// A new key. Fails if the system has no chance to give.
    pub fn draw() -> Result<FarKey, NoChance> {
        Ok(FarKey::from_secret(&draw()?))
    }

    /// The secret bytes. They belong in a file that only the player can read, and nowhere else.
    pub fn secret(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// The public key.
    pub fn id(&self) -> FarId {
        FarId(self.0.verifying_key().to_bytes())
    }

    /// Signs the digest of an entry.
    pub(crate) fn sign(&self, entry: &Digest) -> Signature {
        Signature(self.0.sign(&signed(entry)).to_bytes())
    }

    /// The number that this side draws for the lot of a match. It is computed anew after each start of the program, so
    /// that it need not be kept. Nobody else can compute it. `consent` names the consent to the match, in which both
    /// sides have a chance of their own: so there is another number for each match, whatever the other side tries.
    pub(crate) fn lot_number(&self, consent: &Digest) -> [u8; 32] {
        let drawn = [self.0.to_bytes(), *consent.bytes()].concat();
        *Digest::of(DigestUse::LotNumber, &drawn).bytes()
    }
}

impl FarId {
    /// The public key with these bytes. They need not be a key: then nothing is signed by it.
    pub fn from_bytes(bytes: [u8; 32]) -> FarId {
        FarId(bytes)
    }

    /// Its 32 bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Whether this side has signed the entry with this digest. Weak keys, for which anything is signed, count as none.
    pub(crate) fn has_signed(&self, entry: &Digest, signature: &Signature) -> bool {
        let Ok(key) = VerifyingKey::from_bytes(&self.0) else { return false };
        let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
        key.verify_strict(&signed(entry), &signature).is_ok()
    }
}

fn signed(entry: &Digest) -> Vec<u8> {
    [SIGNED, entry.bytes()].concat()
}

/// The secret stays secret.
impl fmt::Debug for FarKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FarKey of {}", self.id())
    }
}

impl fmt::Display for FarId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::text(&self.0))
    }
}

impl fmt::Debug for FarId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::text(&self.0))
    }
}
