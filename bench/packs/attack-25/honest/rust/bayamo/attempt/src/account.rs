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
        self.balance = match self.balance.checked_add(cents) {
            Some(balance) => balance,
            None => panic!("{}: too much", self.name),
        };
    }

    /// Panics if there is not enough.
    pub fn withdraw(&mut self, cents: u64) {
        self.balance = match self.balance.checked_sub(cents) {
            Some(balance) => balance,
            None => panic!("{}: not enough", self.name),
        };
    }
}
