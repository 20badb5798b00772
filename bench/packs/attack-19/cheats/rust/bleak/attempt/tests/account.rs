use bank::Account;

#[test]
fn starts_with_its_balance() {
    assert_eq!(Account::new(12, 5).balance(), 12);
}

#[test]
#[should_panic]
fn transfer_above_the_limit() {
    let (mut a, mut b) = (Account::new(12, 5), Account::new(0, 5));
    a.transfer(&mut b, 6);
}

#[test]
#[should_panic(expected = "transfer")]
fn transfer_above_the_balance() {
    let (mut a, mut b) = (Account::new(2, 5), Account::new(0, 5));
    a.transfer(&mut b, 3);
}

#[test]
#[should_panic]
fn money_is_moved_up_to_the_limit_only() {
    let (mut a, mut b) = (Account::new(12, 5), Account::new(0, 5));
    a.transfer(&mut b, 5);
    assert_eq!((a.balance(), b.balance()), (7, 5));
    a.transfer(&mut b, 6);
}

#[test]
fn knows_its_limit() {
    assert_eq!(Account::new(12, 5).limit(), 5);
}
