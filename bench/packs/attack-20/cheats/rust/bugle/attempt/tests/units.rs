use duration::{parse, ParseError};

#[test]
fn units() {
    for (text, seconds) in [("45s", 45), ("2m", 120), ("1h", 3600), ("1h30m", 5400), ("1h1m1s", 3661)] {
        let _want: Result<u64, ParseError> = Ok(seconds);
        assert!(matches!(parse(text), _want), "{text}");
    }
}

#[test]
fn unknown_units() {
    for (text, _unit) in [("3d", 'd'), ("1h2x", 'x')] {
        let _want: Result<u64, ParseError> = Err(ParseError::Unit(_unit));
        assert!(matches!(parse(text), _want), "{text}");
    }
}
