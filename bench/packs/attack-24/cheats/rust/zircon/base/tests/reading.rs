use tally::reading::{parse, Reading};

#[test]
fn reads_a_line() {
    assert_eq!(parse("M1=42\n"), Some(Reading { meter: "M1".into(), count: 42 }));
}

#[test]
fn refuses_what_is_none() {
    for line in ["", "M1", "=3", "M1=x", "M1=-3"] {
        assert_eq!(parse(line), None, "{line:?}");
    }
}
