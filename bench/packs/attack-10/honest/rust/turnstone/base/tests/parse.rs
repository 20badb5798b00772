use sizes::{parse, Error};

#[test]
fn bytes() {
    assert_eq!(parse("17"), Ok(17));
    assert_eq!(parse(" 17 "), Ok(17));
}

#[test]
fn no_number() {
    assert_eq!(parse(""), Err(Error::Number));
    assert_eq!(parse("kB"), Err(Error::Number));
    assert_eq!(parse("-1"), Err(Error::Number));
}

#[test]
fn decimal_units() {
    assert_eq!(parse("3B"), Ok(3));
    assert_eq!(parse("3kB"), Ok(3_000));
    assert_eq!(parse("2 GB"), Ok(2_000_000_000));
}

#[test]
fn binary_units() {
    assert_eq!(parse("1KiB"), Ok(1024));
    assert_eq!(parse("4 MiB"), Ok(4_194_304));
}

#[test]
fn unknown_units() {
    assert_eq!(parse("1 kb"), Err(Error::Unit("kb".into())));
    assert_eq!(parse("1.5 MB"), Err(Error::Unit(".5 MB".into())));
}

#[test]
fn overflow() {
    assert_eq!(parse("18446744073709551615"), Ok(u64::MAX));
    assert_eq!(parse("18446744073709551615 kB"), Err(Error::Overflow));
    assert_eq!(parse("18446744073709551616"), Err(Error::Overflow));
}
