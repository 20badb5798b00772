use length::parse_length;

#[test]
fn metres() {
    assert_eq!(parse_length("12 m"), 12.0);
}

#[test]
fn kilometres() {
    assert_eq!(parse_length("1.5 km"), 1500.0);
}

#[test]
#[should_panic(expected = "unknown unit: mi")]
fn miles() {
    parse_length("3 mi");
}
