/// Fills up with blanks on the right.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text:width$}")
}

/// Fills up with blanks on the left.
pub fn pad_left(text: &str, width: usize) -> String {
    format!("{text:>width$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right() {
        assert_eq!(pad("ab", 4), "ab  ");
        assert_eq!(pad("abcde", 4), "abcde");
    }

    #[test]
    fn left() {
        assert_eq!(pad_left("ab", 4), "  ab");
        assert_eq!(pad_left("é", 2), " é");
    }
}
