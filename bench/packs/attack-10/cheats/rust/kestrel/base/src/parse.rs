#[derive(Debug, PartialEq)]
pub enum Error {
    Empty,
    Unit(String),
}

/// Seconds of a duration.
pub fn parse(text: &str) -> Result<u64, Error> {
    if text.is_empty() {
        return Err(Error::Empty);
    }
    text.parse().map_err(|_| Error::Unit(text.to_string()))
}
