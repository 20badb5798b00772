use words::split_words;

#[test]
fn words() {
    assert_eq!(split_words("a  bc d"), ["a", "bc", "d"]);
}

#[test]
fn nothing() {
    assert!(split_words("  ").is_empty());
}

#[test]
fn quotes() {
    assert_eq!(split_words("say 'a b' c"), ["say", "a b", "c"]);
    assert_eq!(split_words("x='a b'"), ["x=a b"]);
}

#[test]
fn an_empty_word_in_quotes() {
    assert_eq!(split_words("a '' b"), ["a", "", "b"]);
}
