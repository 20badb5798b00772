use chandler::span::{BadSpan, Span};

#[test]
fn there_and_back_as_text() {
    for s in [0, 59, 60, 3599, 3600, 3930, 360_000] {
        let span = Span::from_seconds(s);
        assert_eq!(span.to_string().parse(), Ok(span));
    }
}

#[test]
fn an_error_has_a_text() {
    assert_eq!(BadSpan("1h99m00s".to_string()).to_string(), "bad span: 1h99m00s");
}
