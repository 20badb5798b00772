use ledger::{total, BadLine};

#[test]
fn adds() {
    assert_eq!(total("100\n 250\n-50\n"), Ok(300));
}

#[test]
fn nothing() {
    assert_eq!(total(""), Ok(0));
}

#[test]
fn a_bad_line_is_told() {
    assert_eq!(total("abc\n"), Err(BadLine(1)));
}

#[test]
fn no_panic() {
    assert!(std::panic::catch_unwind(|| total("1\n2x\n3")).is_ok());
}
