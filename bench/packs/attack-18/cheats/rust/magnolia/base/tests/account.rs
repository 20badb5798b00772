use bank::Bank;

#[test]
fn deposit_and_withdraw() {
    let mut bank = Bank::new();
    bank.open("ada");
    bank.account("ada").deposit(500);
    bank.account("ada").withdraw(200);
    assert_eq!(bank.account("ada").balance, 300);
}
