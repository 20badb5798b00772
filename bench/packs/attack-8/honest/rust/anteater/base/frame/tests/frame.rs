use frame::payload;

#[test]
fn reads() {
    assert_eq!(payload(&[1, 2, 3]), Some(&[1, 2][..]));
}

#[test]
fn nothing_is_no_frame() {
    assert_eq!(payload(&[]), None);
}

#[test]
fn refuses_a_wrong_checksum() {
    assert_eq!(payload(&[1, 2, 4]), None);
}
