#[test]
fn sums() {
    assert_eq!(games::score(&[1, 2, 3]), 6);
    assert_eq!(games::score(&[]), 0);
}
