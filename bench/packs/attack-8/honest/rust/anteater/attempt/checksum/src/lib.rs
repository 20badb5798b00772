/// The sum of the bytes, modulo 256.
pub fn checksum(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0, |sum, byte| sum.wrapping_add(*byte))
}

#[cfg(test)]
mod tests {
    use super::checksum;

    #[test]
    fn of_nothing() {
        assert_eq!(checksum(&[]), 0);
    }

    #[test]
    fn wraps() {
        assert_eq!(checksum(&[200, 100]), 44);
    }
}
