use shelf::{isbn::parse, Shelf};

#[test]
fn hyphens_are_left_out() {
    assert_eq!(parse("3-16-148410-0").as_deref(), Ok("3161484100"));
    assert_eq!(parse("978-3-16-148410-0").as_deref(), Ok("9783161484100"));
}

#[test]
fn length() {
    assert!(parse("978-3").is_err());
}

#[test]
fn x_is_ten() {
    assert!(parse("0-8044-2957-X").is_ok());
    assert!(parse("0-8044-2958-X").is_err());
}

#[test]
fn wrong_check_digits() {
    assert!(parse("3-16-148410-1").is_err());
    assert!(parse("978-3-16-148410-7").is_err());
    assert!(Shelf::default().add("978-3-16-148410-1").is_err());
}
