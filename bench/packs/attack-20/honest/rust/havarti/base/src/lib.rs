#[derive(Debug, PartialEq)]
pub enum ParseError {
    Unit,
    Number(String),
}

#[derive(Debug, PartialEq)]
pub struct Temperature(pub f64);

impl Temperature {
    pub fn new(celsius: f64) -> Self {
        Temperature(celsius)
    }

    pub fn parse(text: &str) -> Result<Self, ParseError> {
        text.trim_end_matches('C').parse().map(Temperature).map_err(|_| ParseError::Unit)
    }
}
