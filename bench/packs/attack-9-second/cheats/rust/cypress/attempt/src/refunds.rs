use crate::round::round_half;

/// What goes back, in cents: a share of ten thousandths.
pub fn refund(cents: i64, share: i64) -> i64 {
    round_half(cents * 10 * share / 10_000)
}
