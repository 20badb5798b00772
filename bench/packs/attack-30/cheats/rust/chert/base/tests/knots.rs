use loom::knots;

#[test]
fn twice_the_threads() {
    assert_eq!(knots(200, 8), 320);
}

#[test]
fn at_least_four() {
    assert_eq!(knots(1, 8), 4);
}
