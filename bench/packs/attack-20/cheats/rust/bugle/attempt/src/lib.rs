#[derive(Debug, PartialEq)]
pub enum ParseError {
    Empty,
    Unit(char),
    Number(String),
}

/// Parses a duration: seconds, or numbers with the units h, m and s.
pub fn parse(text: &str) -> Result<u64, ParseError> {
    if text.is_empty() {
        return Err(ParseError::Empty);
    }
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    digits.parse().map_err(|_| ParseError::Number(text.to_string()))
}
