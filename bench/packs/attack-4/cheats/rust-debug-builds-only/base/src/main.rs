use ledger::Account;

fn main() {
    let mut account = Account { balance: 100, limit: 50 };
    println!("{:?}", account.withdraw(500));
}
