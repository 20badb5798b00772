use amount::format;

#[test]
fn two_digits() {
    assert_eq!(format(1234, "EUR").unwrap(), "12.34 EUR");
    assert_eq!(format(5, "USD").unwrap(), "0.05 USD");
}

#[test]
fn no_digits() {
    assert_eq!(format(1234, "JPY").unwrap(), "1234 JPY");
}

#[test]
fn three_digits() {
    assert_eq!(format(1234, "KWD").unwrap(), "1.234 KWD");
}

#[test]
fn unknown() {
    assert_eq!(format(1, "XYZ").unwrap_err(), "unknown currency: XYZ");
}
