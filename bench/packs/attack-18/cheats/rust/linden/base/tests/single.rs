use pages::pages;

#[test]
fn one_page() {
    assert_eq!(pages("7"), Some(vec![7]));
}

#[test]
fn nonsense() {
    assert_eq!(pages("x"), None);
    assert_eq!(pages("1-x"), None);
}
