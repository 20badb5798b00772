use chandler::span::Span;

fn span(hours: u32, minutes: u32, seconds: u32) -> Span {
    Span { hours, minutes, seconds }
}

#[test]
fn to_the_nearest_minute() {
    assert_eq!(span(1, 5, 29).rounded(), span(1, 5, 0));
    assert_eq!(span(1, 5, 30).rounded(), span(1, 6, 0));
    assert_eq!(span(0, 59, 45).rounded(), span(1, 0, 0));
}
