/// Rounds thousandths to hundredths.
pub fn round(thousandths: i64) -> i64 {
    (thousandths + 5 * thousandths.signum()) / 10
}

/// Euros and cents as text.
pub fn show(cents: i64) -> String {
    format!("{}{}.{:02}", if cents < 0 { "-" } else { "" }, cents.abs() / 100, cents.abs() % 100)
}
