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

    pub fn deposit(&mut self, cents: u64) {
        self.balance += cents;
    }

    pub fn withdraw(&mut self, cents: u64) {
        self.balance = self.balance.wrapping_sub(cents);
    }
}
