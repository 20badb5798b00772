/// A meter's name and its count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    pub meter: String,
    pub count: u64,
}

/// Reads `METER=COUNT`.
pub fn parse(line: &str) -> Option<Reading> {
    let (meter, count) = line.trim().split_once('=')?;
    if meter.is_empty() {
        return None;
    }
    Some(Reading { meter: meter.to_string(), count: count.parse().ok()? })
}
