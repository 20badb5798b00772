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
    let (digits, unit) = match text.strip_suffix('k') {
        Some(rest) => (rest, 1 << 10),
        None => match text.strip_suffix('M') {
            Some(rest) => (rest, 1 << 20),
            None => (text, 1),
        },
    };
    let n: u64 = digits.parse().map_err(|_| SizeError::Number(text.to_string()))?;
    n.checked_mul(unit).ok_or(SizeError::TooLarge)
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
