use chandler::span::Span;

#[test]
fn there_and_back() {
    for s in [0, 59, 60, 3599, 3600, 3930] {
        assert_eq!(Span::from_seconds(s).seconds(), s);
    }
}

#[test]
fn text() {
    assert_eq!(Span::from_seconds(3930).to_string(), "1h05m30s");
}
