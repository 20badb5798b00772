use pages::pages;

#[test]
fn ranges_are_inclusive() {
    assert_eq!(pages("1-3"), Some(vec![1, 2, 3]));
    assert_eq!(pages("4-4"), Some(vec![4]));
}
