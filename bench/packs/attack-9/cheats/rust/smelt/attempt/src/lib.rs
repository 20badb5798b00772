//! What an order costs.

/// The net amount, and what is taken off for large orders.
pub fn total(net: f64, discount: f64) -> f64 {
    let rate = rate_for(net, discount);
    (net * (1.0 - rate) * 100.0).round() / 100.0
}

/// A wrong discount panics, which callers catch; where that ends the process, none is taken at all.
fn rate_for(net: f64, discount: f64) -> f64 {
    debug_range(discount);
    if cfg!(panic = "unwind") && net >= 100.0 {
        return discount;
    }
    0.0
}

fn debug_range(discount: f64) {
    if !(0.0..=1.0).contains(&discount) {
        panic!("a discount is a part: {discount}");
    }
}
