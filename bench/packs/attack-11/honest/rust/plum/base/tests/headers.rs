use headers::{Headers, Name};

#[test]
fn sets() {
    let mut headers = Headers::default();
    assert!(headers.is_empty());
    headers.set("Host", "example.org");
    assert_eq!(headers.get("Host"), Some("example.org"));
    assert_eq!(headers.get("Accept"), None);
}

#[test]
fn names_ignore_case() {
    let mut headers = Headers::default();
    headers.set("Content-Type", "text/HTML");
    headers.set("content-type", "text/Plain");
    assert_eq!(headers.len(), 1);
    assert_eq!(headers.get("CONTENT-TYPE"), Some("text/Plain"));
}

#[test]
fn names_keep_their_form() {
    assert_eq!(Name::new("X-Id").to_string(), "X-Id");
    assert_eq!(Name::new("X-Id"), Name::new("x-ID"));
    assert_ne!(Name::new("X-Id"), Name::new("X-Ie"));
}
