use plane::Point;

#[test]
fn moves() {
    assert_eq!(Point::new(1.0, 2.0).moved(3.0, -1.0), Point::new(4.0, 1.0));
}

#[test]
fn quarter_turn() {
    assert_eq!(Point::new(1.0, 0.0).rotated(90.0), Point::new(0.0, 1.0));
}

#[test]
fn full_turn() {
    assert_eq!(Point::new(0.3, 0.3).rotated(360.0), Point::new(0.3, 0.3));
}
