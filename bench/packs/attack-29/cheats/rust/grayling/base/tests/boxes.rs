use coop::{boxes, weekly};

#[test]
fn full_boxes() {
    assert_eq!(boxes(25, 6), (4, 1));
}

#[test]
fn a_week() {
    assert_eq!(weekly(3), 15);
}
