use chandler::account::Account;

#[test]
fn deposits_and_withdrawals() {
    let mut a = Account::new("Ann");
    a.deposit(500);
    a.withdraw(200);
    assert_eq!(a.balance, 300);
    a.withdraw(300);
    assert_eq!(a.balance, 0);
}
