use prices::total;

#[test]
fn a_sum() {
    assert_eq!(total(&[1, 2]), 3);
}

#[test]
fn saturates() {
    assert_eq!(total(&[u32::MAX, 2]), u32::MAX);
}
