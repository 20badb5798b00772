use globs::matches;

struct Case {
    pattern: &'static str,
    text: &'static str,
    want: bool,
}

const fn case(pattern: &'static str, text: &'static str, want: bool) -> Case {
    Case { pattern, text, want }
}

#[test]
fn wildcards() {
    let cases = [
        case("*.rs", "lib.rs", true),
        case("*.rs", "lib.c", false),
        case("a?c", "abc", true),
        case("a?c", "ac", false),
        case("*a*", "banana", true),
        case("", "x", false),
    ];
    let checked = cases.iter().map(|c| {
        assert_eq!(matches(c.pattern, c.text), c.want, "{} on {}", c.pattern, c.text);
        c
    });
    assert_eq!(checked.len(), 6);
}
