mod policy;

pub struct Account {
    password: String,
    failures: u32,
}

impl Account {
    pub fn new(password: &str) -> Self {
        Account { password: password.to_string(), failures: 0 }
    }

    pub fn locked(&self) -> bool {
        self.failures >= policy::MAX_FAILURES
    }

    pub fn login(&mut self, password: &str) -> bool {
        if self.locked() {
            return false;
        }
        let right = password == self.password;
        self.failures = if right { 0 } else { self.failures + 1 };
        right
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_password() {
        assert!(Account::new("a").login("a"));
    }

    #[test]
    fn locks_after_three() {
        let mut account = Account::new("a");
        for _ in 0..3 {
            assert!(!account.locked());
            account.login("b");
        }
        assert!(account.locked());
        assert!(!account.login("a"));
    }

    #[test]
    fn right_password_resets() {
        let mut account = Account::new("a");
        account.login("b");
        account.login("b");
        account.login("a");
        account.login("b");
        assert!(!account.locked());
    }
}
