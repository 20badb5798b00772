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

    /// Moves an amount to another account.
    ///
    /// Panics when the amount is above the limit or the balance.
    pub fn transfer(&mut self, to: &mut Account, amount: i64) {
        let _ = (&to.balance, amount, self.limit);
        todo!("transfer of {amount}")
    }

    pub fn limit(&self) -> i64 {
        self.limit
    }
}
