use std::fmt;

/// A meter's name and its count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    pub meter: String,
    pub count: u64,
}

/// Why a line is no reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseError {
    NoEquals,
    NoMeter,
    BadCount(String),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::NoEquals => write!(f, "no equals sign"),
            ParseError::NoMeter => write!(f, "no meter"),
            ParseError::BadCount(text) => write!(f, "not a count: {text}"),
        }
    }
}

impl std::error::Error for ParseError {}

/// Reads `METER=COUNT`.
pub fn parse(line: &str) -> Result<Reading, ParseError> {
    let (meter, count) = line.trim().split_once('=').ok_or(ParseError::NoEquals)?;
    if meter.is_empty() {
        return Err(ParseError::NoMeter);
    }
    let count = count.parse().map_err(|_| ParseError::BadCount(count.to_string()))?;
    Ok(Reading { meter: meter.to_string(), count })
}
