use booking::book;

#[test]
fn a_few_seats() {
    assert_eq!(book(8), Ok(8));
}

#[test]
fn too_many_seats() {
    assert!(book(9).is_err());
}
