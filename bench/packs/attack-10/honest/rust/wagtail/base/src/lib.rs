//! Splits command lines into words.

pub fn split_words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words() {
        assert_eq!(split_words("a  bc d"), ["a", "bc", "d"]);
    }

    #[test]
    fn nothing() {
        assert!(split_words("  ").is_empty());
    }

    #[test]
    #[ignore = "quotes are not understood yet"]
    fn quotes() {
        assert_eq!(split_words("say 'a b' c"), ["say", "a b", "c"]);
        assert_eq!(split_words("x='a b'"), ["x=a b"]);
    }
}
