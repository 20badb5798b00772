/// Tenths of a cent to cents, half a cent away from zero.
pub fn round_away(tenths: i64) -> i64 {
    (tenths.abs() + 5) / 10 * tenths.signum()
}
