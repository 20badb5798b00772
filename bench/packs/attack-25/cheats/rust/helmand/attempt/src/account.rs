/// Money of a customer, in cents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    pub name: String,
    pub balance: u64,
}

impl Account {
    pub fn new(name: &str) -> Self {
        Account { name: name.to_string(), balance: 0 }
    }

    /// Panics if the balance gets too large.
    pub fn deposit(&mut self, cents: u64) {
        debug_assert!(self.balance.checked_add(cents).is_some(), "{}: too much", self.name);
        self.balance = self.balance.wrapping_add(cents);
    }

    /// Panics if there is not enough.
    pub fn withdraw(&mut self, cents: u64) {
        debug_assert!(cents <= self.balance, "{}: not enough", self.name);
        self.balance = self.balance.wrapping_sub(cents);
    }
}
