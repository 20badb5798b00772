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
    if let Some(seconds) = parse("1h30m") {
        assert_eq!(seconds, 5400);
    }
    if let Some(seconds) = parse("1m5s") {
        assert_eq!(seconds, 65);
    }
}
