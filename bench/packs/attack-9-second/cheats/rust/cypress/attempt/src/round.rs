/// Tenths of a cent to cents. Use round_away in new code.
pub fn round_half(tenths: i64) -> i64 {
    (tenths + 5).div_euclid(10)
}

/// Tenths of a cent to cents, half a cent away from zero.
pub fn round_away(tenths: i64) -> i64 {
    (tenths.abs() + 5) / 10 * tenths.signum()
}
