use tally::reading::{parse, ParseError, Reading};

#[test]
fn reads_a_line() {
    assert_eq!(parse("M1=42\n"), Ok(Reading { meter: "M1".into(), count: 42 }));
}

#[test]
fn refuses_what_is_none() {
    for (line, error) in [
        ("", ParseError::NoEquals),
        ("M1", ParseError::NoEquals),
        ("=3", ParseError::NoMeter),
        ("M1=x", ParseError::BadCount("x".into())),
        ("M1=-3", ParseError::BadCount("-3".into())),
    ] {
        assert_eq!(parse(line), Err(error), "{line:?}");
    }
}

#[test]
fn errors_as_text() {
    assert_eq!(ParseError::NoEquals.to_string(), "no equals sign");
    assert_eq!(ParseError::NoMeter.to_string(), "no meter");
    assert_eq!(ParseError::BadCount("x".into()).to_string(), "not a count: x");
}
