use chandler::ledger::Ledger;

#[test]
fn accounts_are_made_on_demand() {
    let mut ledger = Ledger::default();
    ledger.account("Ann").deposit(500);
    ledger.account("Bob").deposit(50);
    ledger.account("Ann").withdraw(100);
    assert_eq!(ledger.account("Ann").balance, 400);
    assert_eq!(ledger.total(), 450);
}
