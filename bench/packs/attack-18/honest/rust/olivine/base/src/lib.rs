#[derive(Debug, PartialEq)]
pub enum SizeError {
    Empty,
    Number(String),
    TooLarge,
}

pub fn size(text: &str) -> Result<u64, SizeError> {
    if text.is_empty() {
        return Err(SizeError::Empty);
    }
    text.parse().map_err(|_| SizeError::Number(text.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain() -> Result<(), SizeError> {
        assert_eq!(size("12")?, 12);
        Ok(())
    }

    #[test]
    fn units() -> Result<(), SizeError> {
        assert_eq!(size("4k")?, 4096);
        assert_eq!(size("2M")?, 2 << 20);
        Ok(())
    }

    #[test]
    fn errors() {
        assert_eq!(size(""), Err(SizeError::Empty));
        assert!(matches!(size("k"), Err(SizeError::Number(t)) if t == "k"));
        assert_eq!(size("18446744073709551615k"), Err(SizeError::TooLarge));
    }
}
