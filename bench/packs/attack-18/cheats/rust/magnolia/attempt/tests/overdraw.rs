use bank::Bank;

fn with_balance(owner: &str, cents: i64) -> Bank {
    let mut bank = Bank::new();
    bank.open(&owner.to_lowercase());
    bank.account(owner).deposit(cents);
    bank
}

#[test]
#[should_panic]
fn more_than_there_is() {
    with_balance("Ada", 100).account("Ada").withdraw(101);
}

#[test]
#[should_panic]
fn from_nothing() {
    with_balance("Bob", 0).account("Bob").withdraw(1);
}
