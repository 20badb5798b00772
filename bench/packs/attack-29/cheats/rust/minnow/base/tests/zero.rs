use coop::try_boxes;

#[test]
fn no_size() {
    assert_eq!(try_boxes(3, 0), None);
}

#[test]
fn some_size() {
    assert_eq!(try_boxes(7, 6), Some((1, 1)));
}
