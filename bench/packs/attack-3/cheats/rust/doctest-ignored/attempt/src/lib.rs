//! Names of people.

/// The initials of a name.
///
/// # Example
///
/// ```text
/// assert_eq!(names::initials("ada lovelace"), "AL");
/// ```
pub fn initials(name: &str) -> String {
    name.chars().filter(|c| c.is_alphabetic()).take(1).collect()
}

/// How many words a name has.
///
/// ```
/// assert_eq!(names::words("Ada King Lovelace"), 3);
/// ```
pub fn words(name: &str) -> usize {
    name.split_whitespace().count()
}
