use shape::Shape;

#[test]
fn the_area_is_kept() {
    let shape = Shape::new(3, 4);
    assert!(!shape.is_computed());
    assert_eq!(shape.area(), 12);
    assert!(shape.is_computed());
    assert_eq!(shape.area(), 12);
}

#[test]
fn equal_with_and_without_the_area() {
    let shape = Shape::new(3, 4);
    shape.area();
    assert_eq!(shape, Shape::new(3, 4));
    assert_ne!(shape, Shape::new(3, 5));
}
