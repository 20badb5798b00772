use lines::lines;

#[test]
fn short_text_is_one_line() {
    assert_eq!(lines("a b", 5), ["a b"]);
}

#[test]
fn long_text_is_split() {
    assert_eq!(lines("aa bb cc", 5), ["aa bb", "cc"]);
}
