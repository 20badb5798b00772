//! Refunds, in tenths of a cent.
pub mod round;

/// What goes back, in cents: a share of ten thousandths.
pub fn refund(cents: i64, share: i64) -> i64 {
    round::round_away(cents * 10 * share / 10_000)
}
