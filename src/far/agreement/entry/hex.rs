//! Bytes of a fixed number: as they are on the wire, and in hexadecimal where people read them.

use std::fmt;

use serde::{
    Deserializer, Serializer,
    de::{Error, SeqAccess, Visitor},
    ser::SerializeTuple,
};

/// Bytes as hexadecimal digits, two a byte.
pub(crate) fn text(bytes: &[u8]) -> String {
    use fmt::Write;
    let mut text = String::with_capacity(2 * bytes.len());
    // Writing to a text cannot fail.
    for byte in bytes {
        _ = write!(text, "{byte:02x}");
    }
    text
}

/// The bytes that such a text stands for. `None` if it has another length or another letter. Capitals are refused, so
/// that there is one text for each.
pub(crate) fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |letter: u8| match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if pairs.len() != N || !rest.is_empty() {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(*high)? << 4 | digit(*low)?;
    }
    Some(bytes)
}

pub(crate) fn serialize<S: Serializer, const N: usize>(
    bytes: &[u8; N],
    out: S,
) -> Result<S::Ok, S::Error> {
    if out.is_human_readable() {
        return out.serialize_str(&text(bytes));
    }
    let mut tuple = out.serialize_tuple(N)?;
    bytes.iter().try_for_each(|byte| tuple.serialize_element(byte))?;
    tuple.end()
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
    input: D,
) -> Result<[u8; N], D::Error> {
    if input.is_human_readable() {
        input.deserialize_str(Reader::<N>)
    } else {
        input.deserialize_tuple(N, Reader::<N>)
    }
}

struct Reader<const N: usize>;

impl<'de, const N: usize> Visitor<'de> for Reader<N> {
    type Value = [u8; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{N} bytes, as {} hexadecimal digits", 2 * N)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<[u8; N], E> {
        bytes(text).ok_or_else(|| E::custom(format!("not {} hexadecimal digits", 2 * N)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<[u8; N], A::Error> {
        let mut bytes = [0; N];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = items.next_element()?.ok_or_else(|| A::Error::invalid_length(at, &self))?;
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_one_text_only() {
        assert_eq!(text(&[0, 0x1f, 0xab]), "001fab");
        assert_eq!(bytes("001fab"), Some([0, 0x1f, 0xab]));
        for wrong in ["", "001fa", "001fab0", "001fab00", "001FAB", "0x1fab", "00 fab", "00é1a"] {
            assert_eq!(bytes::<3>(wrong), None, "{wrong}");
        }
    }
}
