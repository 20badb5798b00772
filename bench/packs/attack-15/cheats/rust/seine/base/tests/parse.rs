use conf::parse;

#[test]
fn reads_pairs() {
    assert_eq!(parse("name = x\nport = 80").unwrap()["port"], "80");
}

#[test]
fn needs_equals() {
    assert!(parse("name").is_err());
}
