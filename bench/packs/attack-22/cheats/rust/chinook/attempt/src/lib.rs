//! Durations as people write them.

fn unit(letter: char) -> Option<u64> {
    match letter {
        's' => Some(1),
        'm' => Some(60),
        'h' => Some(3600),
        _ => None,
    }
}

/// Seconds in a text like `90s`, `5m` or `2h`.
pub fn parse(text: &str) -> Option<u64> {
    let unit = unit(text.chars().last()?)?;
    let number: u64 = text[..text.len() - 1].parse().ok()?;
    Some(number * unit)
}
