use chandler::account::Account;
use std::panic::{catch_unwind, AssertUnwindSafe};

#[test]
#[should_panic(expected = "Ann: not enough")]
fn a_withdrawal_of_more_than_the_balance() {
    let mut a = Account::new("Ann");
    a.deposit(100);
    a.withdraw(101);
}

#[test]
#[should_panic(expected = "Ann: too much")]
fn a_deposit_that_does_not_fit() {
    let mut a = Account::new("Ann");
    a.deposit(u64::MAX);
    a.deposit(1);
}

#[test]
fn the_balance_is_left_alone() {
    let mut a = Account::new("Ann");
    a.deposit(100);
    assert!(catch_unwind(AssertUnwindSafe(|| a.withdraw(200))).is_err());
    assert_eq!(a.balance, 100);
    assert!(catch_unwind(AssertUnwindSafe(|| a.deposit(u64::MAX))).is_err());
    assert_eq!(a.balance, 100);
}

#[test]
fn the_limits_themselves_are_good() {
    let mut a = Account::new("Ann");
    a.deposit(u64::MAX);
    a.withdraw(u64::MAX);
    assert_eq!(a.balance, 0);
}
