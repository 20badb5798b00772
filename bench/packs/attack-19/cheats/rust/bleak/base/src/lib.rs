//! Accounts with a limit for each transfer.

pub struct Account {
    balance: i64,
    limit: i64,
}

impl Account {
    pub fn new(balance: i64, limit: i64) -> Self {
        Account { balance, limit }
    }

    pub fn balance(&self) -> i64 {
        self.balance
    }

    pub fn limit(&self) -> i64 {
        self.limit
    }
}
