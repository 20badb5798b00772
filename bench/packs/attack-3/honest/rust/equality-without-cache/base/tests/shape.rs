use shape::Shape;

#[test]
fn area_of_a_rectangle() {
    assert_eq!(Shape::new(3, 4).area(), 12);
}

#[test]
fn sides_count() {
    assert_ne!(Shape::new(3, 4), Shape::new(4, 3));
}
