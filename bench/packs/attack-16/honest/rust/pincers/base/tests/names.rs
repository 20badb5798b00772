use headers::Name;
use std::collections::HashMap;

#[test]
fn printed_as_given() {
    assert_eq!(Name::new("X-id").to_string(), "X-id");
}

#[test]
fn equal_in_any_case() {
    assert_eq!(Name::new("Content-Type"), Name::new("content-type"));
    assert_ne!(Name::new("Content-Type"), Name::new("Content-Typ"));
    assert_ne!(Name::new("a"), Name::new(""));
}

#[test]
fn keys() {
    let mut map = HashMap::new();
    map.insert(Name::new("Host"), 1);
    map.insert(Name::new("HOST"), 2);
    map.insert(Name::new("Accept"), 3);
    assert_eq!(map.len(), 2);
    assert_eq!(map.get(&Name::new("host")), Some(&2));
}
