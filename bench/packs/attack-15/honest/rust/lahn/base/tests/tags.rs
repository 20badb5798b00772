use std::collections::HashSet;
use tags::Tag;

fn distinct(names: &[&str]) -> usize {
    names.iter().map(|n| Tag::new(n)).collect::<HashSet<_>>().len()
}

#[test]
fn trims() {
    assert_eq!(Tag::new(" a ").0, "a");
}

#[test]
fn without_case() {
    assert_eq!(Tag::new("Rust"), Tag::new("rust"));
    assert_ne!(Tag::new("Rust"), Tag::new("rusty"));
}

#[test]
fn in_sets() {
    assert_eq!(distinct(&["Go", "go", "GO", "C"]), 2);
}
