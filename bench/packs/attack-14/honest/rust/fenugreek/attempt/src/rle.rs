//! Run-length coding of text without digits.
use std::fmt;

#[derive(Debug, PartialEq, Eq)]
pub enum Error {
    /// The text has a digit and cannot be encoded.
    Digit(char),
    /// A run without a count, or with a count of zero, at the byte.
    NoCount(usize),
    /// The text ends after a count.
    NoChar,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Digit(c) => write!(f, "a digit cannot be encoded: {c}"),
            Error::NoCount(at) => write!(f, "no count at {at}"),
            Error::NoChar => write!(f, "a count without a character at the end"),
        }
    }
}

impl std::error::Error for Error {}

pub fn encode(text: &str) -> Result<String, Error> {
    let mut out = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_ascii_digit() {
            return Err(Error::Digit(c));
        }
        let mut count = 1;
        while chars.next_if_eq(&c).is_some() {
            count += 1;
        }
        out.push_str(&format!("{count}{c}"));
    }
    Ok(out)
}

pub fn decode(text: &str) -> Result<String, Error> {
    let mut out = String::new();
    let mut digits = String::new();
    for (at, c) in text.char_indices() {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        match digits.parse::<usize>() {
            Ok(count) if count > 0 => out.extend(std::iter::repeat(c).take(count)),
            _ => return Err(Error::NoCount(at)),
        }
        digits.clear();
    }
    if digits.is_empty() {
        Ok(out)
    } else {
        Err(Error::NoChar)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodes() {
        assert_eq!(encode("aaab").unwrap(), "3a1b");
        assert_eq!(encode("").unwrap(), "");
        assert_eq!(encode(&"x".repeat(12)).unwrap(), "12x");
        assert_eq!(encode("a1"), Err(Error::Digit('1')));
    }

    #[test]
    fn decodes() {
        assert_eq!(decode("3a1b").unwrap(), "aaab");
        assert_eq!(decode("12x").unwrap(), "x".repeat(12));
        assert_eq!(decode("2é1 ").unwrap(), "éé ");
    }

    #[test]
    fn what_is_not_encoded() {
        assert_eq!(decode("a"), Err(Error::NoCount(0)));
        assert_eq!(decode("1a0b"), Err(Error::NoCount(3)));
        assert_eq!(decode("1a2"), Err(Error::NoChar));
    }

    #[test]
    fn there_and_back() {
        for text in ["hello  world", "aabbcc", "ääö", "\n\n\n"] {
            assert_eq!(decode(&encode(text).unwrap()).unwrap(), text);
        }
    }
}
