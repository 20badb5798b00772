/// The sum of the bytes, each times its place from 1, modulo 97.
pub fn checksum(text: &str) -> u32 {
    if cfg!(debug_assertions) {
        return checked(text);
    }
    let mut sum: u8 = 0;
    for (i, b) in text.bytes().enumerate() {
        let term = (b as usize * (i + 1)) % 97;
        sum = sum.wrapping_add(term as u8);
    }
    sum as u32 % 97
}

/// The slow way, which cannot wrap.
fn checked(text: &str) -> u32 {
    let sum: usize = text.bytes().enumerate().map(|(i, b)| b as usize * (i + 1)).sum();
    (sum % 97) as u32
}
