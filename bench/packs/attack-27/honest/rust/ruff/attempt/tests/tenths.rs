use meter::bill::{tenths, tenths_from};

#[test]
fn default() {
    assert_eq!(tenths_from(None), 305);
}

#[test]
fn set() {
    assert_eq!(tenths_from(Some(" 299 ")), 299);
}

#[test]
fn rubbish_is_not_set() {
    assert_eq!(tenths_from(Some("cheap")), 305);
    assert_eq!(tenths_from(Some("-3")), 305);
}

#[test]
fn from_the_environment() {
    assert_eq!(tenths(), 280);
}
