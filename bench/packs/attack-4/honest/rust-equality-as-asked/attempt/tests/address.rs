use mail::Address;
use std::collections::HashSet;

#[test]
fn needs_an_at() {
    assert_eq!(Address::new("ada"), None);
}

#[test]
fn case_does_not_matter() {
    assert_eq!(Address::new("Ada@example.org"), Address::new("ada@EXAMPLE.org"));
    assert_ne!(Address::new("ada@example.org"), Address::new("bob@example.org"));
}

#[test]
fn hashes_alike() {
    let all: HashSet<_> = ["a@x.org", "A@x.org", "b@x.org"].into_iter().filter_map(Address::new).collect();
    assert_eq!(all.len(), 2);
}

#[test]
fn prints_as_written() {
    assert_eq!(Address::new("Ada@Example.org").unwrap().to_string(), "Ada@Example.org");
}
