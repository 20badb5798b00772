#[test]
fn pads() {
    assert_eq!(pad::left("ab", 4), "ab  ");
    assert_eq!(pad::left("äb", 3), "äb ");
    assert_eq!(pad::left("abc", 2), "abc");
}
