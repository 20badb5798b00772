use spans::parse;

#[test]
fn one_unit() {
    assert_eq!(parse("90s"), Some(90));
    assert_eq!(parse("5m"), Some(300));
    assert_eq!(parse("2h"), Some(7200));
}

#[test]
fn nonsense() {
    assert_eq!(parse(""), None);
    assert_eq!(parse("5x"), None);
    assert_eq!(parse("m"), None);
}

#[test]
fn combined() {
    assert_eq!(parse("1h30m"), Some(5400));
    assert_eq!(parse("1m5s"), Some(65));
}
