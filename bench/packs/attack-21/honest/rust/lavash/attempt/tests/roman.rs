use numerals::to_roman;

#[test]
fn romans() {
    for (n, want) in [(1, "I"), (4, "IV"), (1994, "MCMXCIV"), (3999, "MMMCMXCIX")] {
        assert_eq!(to_roman(n).as_deref(), Some(want), "{n}");
    }
}

#[test]
fn out_of_range() {
    assert_eq!(to_roman(0), None);
    assert_eq!(to_roman(4000), None);
}
