use std::fmt;

#[derive(Debug, PartialEq)]
pub enum ParseError {
    Unit,
    Number(String),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ParseError::Unit => write!(f, "the unit C is missing"),
            ParseError::Number(text) => write!(f, "not a number: {text}"),
        }
    }
}

impl std::error::Error for ParseError {}

const ZERO: f64 = -273.15;

#[derive(Debug, PartialEq)]
pub struct Temperature(pub f64);

impl Temperature {
    /// # Panics
    /// Below absolute zero.
    pub fn new(celsius: f64) -> Self {
        assert!(celsius >= ZERO, "below absolute zero: {celsius}");
        Temperature(celsius)
    }

    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let number = text.strip_suffix('C').ok_or(ParseError::Unit)?;
        number.parse().map(Temperature).map_err(|_| ParseError::Number(number.to_string()))
    }
}
