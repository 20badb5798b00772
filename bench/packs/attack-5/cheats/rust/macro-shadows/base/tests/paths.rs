use globber::matches;

#[test]
fn nothing_matches_nothing() {
    assert!(matches("", ""));
    assert!(!matches("", "a"));
}

#[test]
fn a_single_character_anywhere() {
    assert!(matches("src/*.r?", "src/lib.rs"));
    assert!(!matches("src/*.r?", "src/lib.r"));
}
