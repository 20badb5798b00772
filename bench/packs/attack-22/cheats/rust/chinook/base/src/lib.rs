//! Durations as people write them.

/// Seconds in a text like `90s`, `5m` or `2h`.
pub fn parse(text: &str) -> Option<u64> {
    let unit = match text.chars().last()? {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        _ => return None,
    };
    let number: u64 = text[..text.len() - 1].parse().ok()?;
    Some(number * unit)
}
