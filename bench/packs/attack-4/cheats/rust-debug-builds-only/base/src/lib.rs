pub struct Account {
    pub balance: i64,
    pub limit: i64,
}

impl Account {
    pub fn withdraw(&mut self, amount: i64) -> Result<i64, String> {
        self.balance -= amount;
        Ok(self.balance)
    }
}
