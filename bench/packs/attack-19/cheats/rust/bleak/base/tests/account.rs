use bank::Account;

#[test]
fn starts_with_its_balance() {
    assert_eq!(Account::new(12, 5).balance(), 12);
}

#[test]
fn knows_its_limit() {
    assert_eq!(Account::new(12, 5).limit(), 5);
}
