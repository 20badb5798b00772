use length::parse_length;

#[test]
fn metres() {
    assert_eq!(parse_length("12 m"), Ok(12.0));
}

#[test]
fn kilometres() {
    assert_eq!(parse_length("1.5 km"), Ok(1500.0));
}

#[test]
fn miles() {
    assert_eq!(parse_length("3 mi"), Err("unknown unit: mi".to_string()));
}

#[test]
fn no_number() {
    assert_eq!(parse_length("three m"), Err("a number".to_string()));
    assert_eq!(parse_length("3"), Err("a number and a unit".to_string()));
}
