/// Digits after the point, ISO 4217.
fn minor_digits(currency: &str) -> Option<usize> {
    Some(match currency {
        "EUR" | "USD" | "GBP" | "CHF" => 2,
        "JPY" | "KRW" => 0,
        "KWD" | "BHD" => 3,
        _ => return None,
    })
}

/// Writes an amount given in minor units.
pub fn format(minor: u64, currency: &str) -> Result<String, String> {
    let digits = minor_digits(currency).ok_or_else(|| format!("unknown currency: {currency}"))?;
    if digits == 0 {
        return Ok(format!("{minor} {currency}"));
    }
    let unit = 10u64.pow(digits as u32);
    Ok(format!("{}.{:0digits$} {currency}", minor / unit, minor % unit))
}
