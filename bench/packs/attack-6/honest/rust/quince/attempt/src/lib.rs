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
#[cfg(feature = "ranges")]
pub fn range(text: &str) -> Vec<Seat> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (parse(first), parse(last)) {
        (Some(first), Some(last)) if first.row == last.row => (first.number..=last.number)
            .map(|number| Seat { row: first.row, number })
            .collect(),
        _ => Vec::new(),
    }
}
