use coop::try_boxes;

#[test]
fn no_size() {
    assert_eq!(try_boxes(3, 0), None);
}
