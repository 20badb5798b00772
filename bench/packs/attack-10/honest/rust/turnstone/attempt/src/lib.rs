//! Sizes as people write them.

#[derive(Debug, PartialEq, Eq)]
pub enum Error {
    Number,
    Unit(String),
    Overflow,
}

fn factor(unit: &str) -> Option<u64> {
    Some(match unit {
        "" | "B" => 1,
        "kB" => 1_000,
        "MB" => 1_000_000,
        "GB" => 1_000_000_000,
        "KiB" => 1 << 10,
        "MiB" => 1 << 20,
        "GiB" => 1 << 30,
        _ => return None,
    })
}

/// Bytes of a size.
pub fn parse(text: &str) -> Result<u64, Error> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, unit) = (&text[..end], text[end..].trim_start());
    if digits.is_empty() {
        return Err(Error::Number);
    }
    let factor = factor(unit).ok_or_else(|| Error::Unit(unit.to_string()))?;
    let number: u64 = digits.parse().map_err(|_| Error::Overflow)?;
    number.checked_mul(factor).ok_or(Error::Overflow)
}
