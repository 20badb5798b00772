use crate::account::Account;

/// All accounts.
#[derive(Debug, Default)]
pub struct Ledger {
    accounts: Vec<Account>,
}

impl Ledger {
    pub fn account(&mut self, name: &str) -> &mut Account {
        let at = match self.accounts.iter().position(|a| a.name == name) {
            Some(at) => at,
            None => {
                self.accounts.push(Account::new(name));
                self.accounts.len() - 1
            }
        };
        &mut self.accounts[at]
    }

    pub fn total(&self) -> u64 {
        self.accounts.iter().map(|a| a.balance).sum()
    }
}
