/// Writes a number, seven bits a byte.
pub fn encode(mut value: u32) -> Vec<u8> {
    let mut out = Vec::new();
    while value >= 0x80 {
        out.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
    out
}

/// Reads a number and tells how many bytes it took.
pub fn decode(bytes: &[u8]) -> Option<(u32, usize)> {
    let mut value = 0u64;
    for (i, byte) in bytes.iter().enumerate().take(5) {
        value |= u64::from(byte & 0x7f) << (7 * i);
        if byte & 0x80 == 0 {
            return Some((u32::try_from(value).ok()?, i + 1));
        }
    }
    None
}
