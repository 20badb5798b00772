//! Sizes as people write them.

#[derive(Debug, PartialEq, Eq)]
pub enum Error {
    Number,
    Unit(String),
    Overflow,
}

/// Bytes of a size.
pub fn parse(text: &str) -> Result<u64, Error> {
    text.trim().parse().map_err(|_| Error::Number)
}
