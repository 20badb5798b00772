use dms::{from_dms, to_dms};

#[test]
fn whole() {
    assert_eq!(to_dms(12.0), (12, 0, 0));
}

#[test]
fn parts() {
    assert_eq!(to_dms(1.5), (1, 30, 0));
    assert_eq!(to_dms(0.01), (0, 0, 36));
}

#[test]
fn negative() {
    assert_eq!(to_dms(-1.5), (-1, 30, 0));
    assert_eq!(to_dms(-12.0), (-12, 0, 0));
}

#[test]
fn back() {
    assert_eq!(from_dms(1, 30, 0), 1.5);
}
