use holidays::{easter, is_holiday};

#[test]
fn fixed() {
    assert!(is_holiday(2023, 12, 25));
    assert!(!is_holiday(2023, 12, 24));
}

#[test]
fn easter_sundays() {
    for (year, day) in [
        (1961, (4, 2)),
        (2000, (4, 23)),
        (2019, (4, 21)),
        (2023, (4, 9)),
        (2024, (3, 31)),
        (2025, (4, 20)),
    ] {
        assert_eq!(easter(year), day, "{year}");
    }
}

#[test]
fn easter_is_a_holiday() {
    assert!(is_holiday(2024, 3, 31));
    assert!(!is_holiday(2025, 3, 31));
}
