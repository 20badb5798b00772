use strlit::{parse, Error};

#[track_caller]
fn assert_parses(text: &str, want: &str) {
    assert_eq!(parse(text).as_deref(), Ok(want), "parsing {text}");
}

#[track_caller]
fn assert_refused(text: &str, why: Error) {
    assert_eq!(parse(text), Err(why), "parsing {text}");
}

#[test]
fn plain() {
    assert_parses(r#""abc""#, "abc");
    assert_refused("abc", Error::NoQuotes);
}

#[test]
fn escapes() {
    assert_parses(r#""a\nb\tc""#, "a\nb\tc");
    assert_parses(r#""\\n""#, "\\n");
    assert_parses(r#""say \"hi\"""#, "say \"hi\"");
}

#[test]
fn bad_escapes() {
    assert_refused(r#""\x""#, Error::BadEscape('x'));
    assert_refused(r#""abc\""#, Error::BadEscape('"'));
}
