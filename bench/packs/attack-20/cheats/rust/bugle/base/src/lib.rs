#[derive(Debug, PartialEq)]
pub enum ParseError {
    Empty,
    Unit(char),
    Number(String),
}

/// Parses a count of seconds.
pub fn parse(text: &str) -> Result<u64, ParseError> {
    if text.is_empty() {
        return Err(ParseError::Empty);
    }
    text.parse().map_err(|_| ParseError::Number(text.to_string()))
}
