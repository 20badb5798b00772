use shelf::isbn::parse;

#[test]
fn hyphens_are_left_out() {
    assert_eq!(parse("3-16-148410-0").as_deref(), Ok("3161484100"));
    assert_eq!(parse("978-3-16-148410-0").as_deref(), Ok("9783161484100"));
}

#[test]
fn length() {
    assert!(parse("978-3").is_err());
}
