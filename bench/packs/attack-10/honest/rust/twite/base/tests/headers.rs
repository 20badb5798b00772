use headers::{Headers, Name};

#[test]
fn gets_what_was_set() {
    let mut headers = Headers::default();
    assert!(headers.is_empty());
    headers.set("Host", "example.org");
    assert_eq!(headers.get("Host"), Some("example.org"));
    assert_eq!(headers.get("Accept"), None);
}

#[test]
fn blanks_do_not_count() {
    assert_eq!(Name::from(" Host "), Name::from("Host"));
}
