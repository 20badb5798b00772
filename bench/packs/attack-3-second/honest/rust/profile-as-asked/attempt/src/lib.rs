//! Prices.

pub fn total(prices: &[u32]) -> u32 {
    prices.iter().fold(0, |sum, price| sum.saturating_add(*price))
}
