use chandler::span::{BadSpan, Span};

#[test]
fn reads() {
    assert_eq!("1h05m30s".parse(), Ok(Span { hours: 1, minutes: 5, seconds: 30 }));
    assert_eq!("100h00m00s".parse(), Ok(Span { hours: 100, minutes: 0, seconds: 0 }));
}

#[test]
fn refuses_what_display_does_not_write() {
    for text in [
        "", "h", "1h", "5m30s", "1h05m", "1h5m30s", "1h05m3s", "1h005m30s", "1h60m00s", "1h00m60s", "1h99m00s",
        "01h00m00s", "+1h00m00s", "1h+5m00s", "-1h00m00s", " 1h05m30s", "1h05m30sx", "h05m30s", "99999999999h00m00s",
    ] {
        assert_eq!(text.parse::<Span>(), Err(BadSpan(text.to_string())), "{text:?}");
    }
}

#[test]
fn every_second_goes_there_and_back() {
    for s in (0..3 * 3600).chain([359_999, 360_000, u32::MAX]) {
        let span = Span::from_seconds(s);
        assert_eq!(span.to_string().parse(), Ok(span));
    }
}

#[test]
fn an_error_has_a_text() {
    assert_eq!("1h99m00s".parse::<Span>().unwrap_err().to_string(), "bad span: 1h99m00s");
}
