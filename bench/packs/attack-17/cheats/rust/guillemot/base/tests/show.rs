use bankers::show;

#[test]
fn shows_cents() {
    assert_eq!(show(1234), "12.34");
    assert_eq!(show(-5), "-0.05");
}
