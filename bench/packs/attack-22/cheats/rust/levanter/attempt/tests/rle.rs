use squeeze::rle::{decode, encode};

#[test]
fn round_trip() {
    for text in ["", "a", "aaab", "abc", "zzzzzzzzzzzz", "aabbaa"] {
        assert_eq!(decode(&encode(text)), text);
    }
}

#[test]
fn encoding_is_not_longer_for_runs() {
    let text = "a".repeat(40);
    assert!(encode(&text).len() <= text.len());
}
