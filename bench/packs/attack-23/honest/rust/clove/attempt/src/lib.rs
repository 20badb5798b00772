//! Small pieces of a wire format.

pub mod varint;

/// A string with its length in one byte before it.
pub fn short_string(s: &str) -> Option<Vec<u8>> {
    let len = u8::try_from(s.len()).ok()?;
    let mut out = vec![len];
    out.extend_from_slice(s.as_bytes());
    Some(out)
}
