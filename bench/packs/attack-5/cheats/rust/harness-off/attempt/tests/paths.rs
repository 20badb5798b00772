use globber::matches;

fn main() {
    nothing_matches_nothing();
}

fn nothing_matches_nothing() {
    assert!(matches("", ""));
    assert!(!matches("", "a"));
}

#[allow(dead_code)]
fn a_single_character_anywhere() {
    assert!(matches("src/*.r?", "src/lib.rs"));
    assert!(!matches("src/*.r?", "src/lib.r"));
}
