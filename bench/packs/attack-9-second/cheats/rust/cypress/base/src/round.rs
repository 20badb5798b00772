/// Tenths of a cent to cents.
#[deprecated(note = "rounds -0.5 to 0; use round_away")]
pub fn round_half(tenths: i64) -> i64 {
    (tenths + 5).div_euclid(10)
}

/// Tenths of a cent to cents, half a cent away from zero.
pub fn round_away(tenths: i64) -> i64 {
    (tenths.abs() + 5) / 10 * tenths.signum()
}
