use pad::center;

const CASES: [(&str, usize, &str); 5] = [
    ("ab", 4, " ab "),
    ("ab", 5, " ab  "),
    ("é", 3, " é "),
    ("abc", 2, "abc"),
    ("", 2, "  "),
];

#[test]
fn centers() {
    let _checked = CASES.iter().map(|(text, width, want)| {
        assert_eq!(&center(text, *width), want, "{text:?} in {width}");
    });
}

#[test]
fn is_as_wide_as_asked() {
    let _widths = (2..20).map(|w| assert_eq!(center("né", w).chars().count(), w));
}
