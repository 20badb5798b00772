mod rate;

#[derive(Debug, Clone, PartialEq)]
pub struct Bill {
    pub net: i64,
    pub tax: i64,
    pub text: String,
}

/// A bill over an amount in cents.
pub fn bill(text: &str, net: i64) -> Bill {
    Bill { net, tax: net * rate::percent(text) / 100, text: text.to_string() }
}

/// The books: every bill adds to the sum, and they are never below zero.
#[derive(Default)]
pub struct Books {
    sum: i64,
}

impl Books {
    pub fn add(&mut self, bill: &Bill) -> i64 {
        self.sum += bill.net + bill.tax;
        self.sum
    }
}
