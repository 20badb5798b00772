use roman::parse;

#[test]
fn known() {
    for (text, n) in [("I", 1), ("IV", 4), ("XIV", 14), ("MCMXC", 1990)] {
        assert_eq!(parse(text), Some(n), "{text}");
    }
}

#[test]
fn other_letters() {
    assert_eq!(parse("ABC"), None);
}
