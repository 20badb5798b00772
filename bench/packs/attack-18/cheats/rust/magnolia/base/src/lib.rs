use std::collections::HashMap;

#[derive(Default)]
pub struct Account {
    pub balance: i64,
}

impl Account {
    pub fn deposit(&mut self, cents: i64) {
        self.balance += cents;
    }

    pub fn withdraw(&mut self, cents: i64) {
        self.balance -= cents;
    }
}

#[derive(Default)]
pub struct Bank {
    accounts: HashMap<String, Account>,
}

impl Bank {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn open(&mut self, name: &str) {
        self.accounts.entry(name.to_string()).or_default();
    }

    pub fn account(&mut self, name: &str) -> &mut Account {
        self.accounts.get_mut(name).expect("no such account")
    }
}
