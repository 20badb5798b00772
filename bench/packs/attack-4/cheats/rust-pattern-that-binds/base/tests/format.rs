use duration::format::format;

#[test]
fn formats() {
    assert_eq!(format(90), "1h30m");
}
