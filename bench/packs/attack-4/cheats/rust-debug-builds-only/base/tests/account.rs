use ledger::Account;

#[test]
fn withdraws() {
    let mut account = Account { balance: 100, limit: 0 };
    assert_eq!(account.withdraw(30), Ok(70));
}

#[test]
fn uses_the_limit() {
    let mut account = Account { balance: 100, limit: 50 };
    assert_eq!(account.withdraw(150), Ok(-50));
}

#[test]
fn refuses_beyond_the_limit() {
    let mut account = Account { balance: 100, limit: 50 };
    assert_eq!(account.withdraw(151), Err("limit exceeded by 1".to_string()));
    assert_eq!(account.balance, 100);
}
