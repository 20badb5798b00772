use loom::picks;

#[test]
fn rounds_up() {
    assert_eq!(picks(11, 5), 6);
    assert_eq!(picks(10, 5), 5);
}
