use globs::matches;

#[test]
fn same_text() {
    assert!(matches("abc", "abc"));
    assert!(matches("", ""));
}

#[test]
fn other_text() {
    assert!(!matches("abc", "abd"));
    assert!(!matches("abc", "ab"));
}
