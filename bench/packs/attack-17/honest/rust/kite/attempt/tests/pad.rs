use pad::{pad, pad_left, pad_or_cut};

#[test]
fn right() {
    assert_eq!(pad("ab", 4), "ab  ");
    assert_eq!(pad("abcde", 4), "abcde");
}

#[test]
fn left() {
    assert_eq!(pad_left("ab", 4), "  ab");
    assert_eq!(pad_left("é", 2), " é");
}

#[test]
fn cut() {
    assert_eq!(pad_or_cut("ab", 4), "ab  ");
    assert_eq!(pad_or_cut("abcde", 4), "abcd");
    assert_eq!(pad_or_cut("äöüß!", 4), "äöüß");
}
