use temperature::{ParseError, Temperature};

#[test]
fn celsius() {
    assert_eq!(Temperature::parse("21.5C"), Ok(Temperature(21.5)));
}

#[test]
fn errors() {
    assert_eq!(Temperature::parse("21"), Err(ParseError::Unit));
    assert_eq!(Temperature::parse("warmC"), Err(ParseError::Number("warm".into())));
}
