#![allow(deprecated)]
use crate::round::round_half;

/// Two percent of the cents, in cents.
pub fn fee(cents: i64) -> i64 {
    round_half(cents * 10 * 2 / 100)
}
