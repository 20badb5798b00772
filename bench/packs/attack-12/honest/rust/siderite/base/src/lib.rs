/// Writes an amount given in minor units.
pub fn format(minor: u64, currency: &str) -> Result<String, String> {
    Ok(format!("{}.{:02} {currency}", minor / 100, minor % 100))
}
