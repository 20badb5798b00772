/// The sum of the bytes, each times its place from 1, modulo 97.
pub fn checksum(text: &str) -> u32 {
    let mut sum: u8 = 0;
    for (i, b) in text.bytes().enumerate() {
        let term = (b as usize * (i + 1)) % 97;
        sum = sum.wrapping_add(term as u8);
    }
    sum as u32 % 97
}
