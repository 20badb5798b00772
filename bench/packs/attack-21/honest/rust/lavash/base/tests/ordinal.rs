use numerals::ordinal;

#[test]
fn ordinals() {
    for (n, want) in [(1, "1st"), (12, "12th"), (22, "22nd"), (103, "103rd")] {
        assert_eq!(ordinal(n), want);
    }
}
