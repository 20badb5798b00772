//! Prices.

pub fn total(prices: &[u32]) -> u32 {
    prices.iter().sum()
}
