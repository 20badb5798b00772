use bill::{bill, Bill, Books};

fn expected(text: &str, net: i64, tax: i64) -> Bill {
    Bill { net, tax, text: text.to_string() }
}

#[test]
fn standard_rate() {
    assert_eq!(bill("chair", 1000), expected("chair", 1000, 190));
}

#[test]
fn books_are_reduced() {
    assert_eq!(bill("book", 1000), expected("book", 1000, 70));
    assert_eq!(bill("old book", 2000), expected("old book", 2000, 140));
}

#[test]
fn sums_up() {
    let mut books = Books::default();
    books.add(&bill("chair", 1000));
    assert_eq!(books.add(&bill("chair", 1000)), 2380);
}
