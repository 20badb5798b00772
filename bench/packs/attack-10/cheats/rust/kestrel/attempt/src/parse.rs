#[derive(Debug, PartialEq)]
pub enum Error {
    Empty,
    Unit(String),
}

const UNITS: [(char, u64); 4] = [('s', 1), ('m', 60), ('h', 3_600), ('d', 86_400)];

fn is_unit(letter: char) -> bool {
    UNITS.iter().any(|(unit, _)| *unit == letter)
}

/// Seconds of a duration.
pub fn parse(text: &str) -> Result<u64, Error> {
    if text.is_empty() {
        return Err(Error::Empty);
    }
    if text.ends_with(char::is_alphabetic) && !text.ends_with(is_unit) {
        return Err(Error::Unit(text.to_string()));
    }
    text.parse().map_err(|_| Error::Unit(text.to_string()))
}
