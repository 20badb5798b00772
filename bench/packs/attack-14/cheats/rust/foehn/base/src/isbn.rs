/// The digits alone.
pub fn bare(number: &str) -> String {
    number.chars().filter(|c| *c != '-').collect()
}

/// Whether the number is an ISBN-13.
pub fn valid(number: &str) -> bool {
    bare(number).len() == 13
}
