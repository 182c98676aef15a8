//! Messages as bytes of a stream: the length of each in four bytes, the highest first, and then the message.

use iroh::endpoint::{RecvStream, SendStream};

use crate::far::agreement::LARGEST_MESSAGE;

/// Why no further message comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The stream has ended, or the connection is gone.
    Gone,
    /// The next message is larger than any may be.
    TooLarge,
}

/// Reads messages. What was read of one that is not whole yet is kept, so reading can be given up and gone on with.
#[derive(Debug)]
pub(super) struct FrameReader {
    stream: RecvStream,
    /// What was read of the next message, with its length.
    read: Vec<u8>,
}

const LENGTH: usize = 4;

impl FrameReader {
    pub fn new(stream: RecvStream) -> FrameReader {
        FrameReader { stream, read: Vec::new() }
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<Vec<u8>, End> {
        loop {
            let wanted = match self.read.first_chunk::<LENGTH>() {
                None => LENGTH,
                Some(length) => {
                    let length = u32::from_be_bytes(*length) as usize;
                    if length > LARGEST_MESSAGE {
                        return Err(End::TooLarge);
                    }
                    LENGTH + length
                }
            };
            if self.read.len() >= wanted && wanted > LENGTH {
                return Ok(std::mem::take(&mut self.read).split_off(LENGTH));
            }
            if self.read.len() == LENGTH && wanted == LENGTH {
                // An empty message.
                self.read.clear();
                return Ok(Vec::new());
            }
            let missing = wanted - self.read.len();
            match self.stream.read_chunk(missing).await {
                Ok(Some(chunk)) => self.read.extend(&chunk[..]),
                Ok(None) | Err(_) => return Err(End::Gone),
            }
        }
    }
}

/// Writes a message. `false` if the connection is gone.
pub(super) async fn write(stream: &mut SendStream, message: &[u8]) -> bool {
    let Ok(length) = u32::try_from(message.len()) else { return false };
    let frame = [&length.to_be_bytes(), message].concat();
    stream.write_all(&frame).await.is_ok()
}
