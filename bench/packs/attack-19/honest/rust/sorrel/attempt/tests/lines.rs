use lines::lines;

#[test]
fn short_text_is_one_line() {
    assert_eq!(lines("a b", 5), ["a b"]);
}

#[test]
#[should_panic(expected = "width must be positive")]
fn no_width() {
    lines("a", 0);
}

#[track_caller]
fn assert_words_stay(text: &str, width: usize) {
    let got = lines(text, width);
    let words: Vec<&str> = got.iter().flat_map(|l| l.split(' ')).collect();
    assert_eq!(words, text.split_whitespace().collect::<Vec<_>>(), "width {width}");
    for line in &got {
        assert!(line.chars().count() <= width || !line.contains(' '), "{line:?} is wider than {width}");
    }
}

#[test]
fn words_keep_their_order_at_any_width() {
    for width in 1..30 {
        assert_words_stay("the quick  brown fox jumps über den Zaun", width);
    }
}

#[test]
fn long_words_stand_alone() {
    assert_eq!(lines("a verylongword b", 4), ["a", "verylongword", "b"]);
    assert!(lines("  ", 4).is_empty());
}

#[test]
fn long_text_is_split() {
    assert_eq!(lines("aa bb cc", 5), ["aa bb", "cc"]);
}
