use chandler::span::Span;

#[test]
fn a_rounded_span_is_whole_minutes_and_near() {
    for s in 0..24 * 3600 {
        let rounded = Span::from_seconds(s).rounded();
        assert_eq!(rounded.seconds, 0);
        assert!(rounded.minutes < 60);
        let away = i64::from(rounded.seconds()) - i64::from(s);
        assert!((-29..=30).contains(&away), "{s}: {rounded}");
    }
}
