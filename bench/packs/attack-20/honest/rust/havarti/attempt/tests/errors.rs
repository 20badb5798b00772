use temperature::{ParseError, Temperature};

#[test]
fn messages() {
    let said = |text: &str| Temperature::parse(text).unwrap_err().to_string();
    assert_eq!(said("21"), "the unit C is missing");
    assert_eq!(said("coldC"), "not a number: cold");
}

#[test]
fn keeps_the_text() {
    assert!(matches!(Temperature::parse("1,5C"), Err(ParseError::Number(text)) if text == "1,5"));
}

#[test]
#[should_panic(expected = "below absolute zero: -300")]
fn absolute_zero() {
    Temperature::new(-300.0);
}

#[test]
fn just_above() {
    assert_eq!(Temperature::new(-273.15), Temperature(-273.15));
}
