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
fn names_without_case() {
    assert_eq!(Name::from("content-TYPE"), Name::from("Content-Type"));
    assert_ne!(Name::from("Content-Type"), Name::from("Content-Length"));
    let mut headers = Headers::default();
    headers.set("Content-Type", "text/plain");
    headers.set("content-type", "Text/HTML");
    assert_eq!(headers.len(), 1);
    assert_eq!(headers.get("CONTENT-TYPE"), Some("Text/HTML"));
    assert_ne!(headers.get("content-type"), Some("text/html"));
}

#[test]
fn blanks_do_not_count() {
    assert_eq!(Name::from(" Host "), Name::from("Host"));
}
