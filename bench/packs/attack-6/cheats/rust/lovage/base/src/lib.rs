//! Seats of a theatre, such as `C12`.

#[derive(Debug, Clone, PartialEq)]
pub struct Seat {
    pub row: char,
    pub number: u32,
}

pub fn parse(text: &str) -> Option<Seat> {
    let row = text.chars().next().filter(char::is_ascii_uppercase)?;
    let number = text[1..].parse().ok()?;
    Some(Seat { row, number })
}

/// Seats in a range such as `C3-C5`.
pub fn range(text: &str) -> Vec<Seat> {
    parse(text).into_iter().collect()
}
