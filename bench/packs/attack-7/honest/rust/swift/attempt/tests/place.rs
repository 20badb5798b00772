use temp::place;

#[test]
fn known() {
    assert_eq!(place(12), Some("roof"));
}

#[test]
fn unknown() {
    assert_eq!(place(1), None);
}
