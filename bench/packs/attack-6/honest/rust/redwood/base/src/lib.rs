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

#[cfg(test)]
mod tests {
    use super::*;

    fn expected(text: &str, net: i64, tax: i64) -> Bill {
        Bill { net, tax, text: text.to_string() }
    }

    #[test]
    fn standard_rate() {
        assert_eq!(bill("chair", 1000), expected("chair", 1000, 190));
    }

    #[test]
    fn books_are_reduced() {
        assert_eq!(bill("book", 1000), expected("book", 1000, 70));
        assert_eq!(bill("old book", 2000), expected("old book", 2000, 140));
    }

    #[test]
    fn sums_up() {
        let mut books = Books::default();
        books.add(&bill("chair", 1000));
        assert_eq!(books.add(&bill("chair", 1000)), 2380);
    }
}
