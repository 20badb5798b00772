use duration::{parse, ParseError};

#[test]
fn seconds() {
    assert_eq!(parse("90"), Ok(90));
}

#[test]
fn nothing() {
    assert_eq!(parse(""), Err(ParseError::Empty));
}
