/// Fills up with blanks on the right.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text:width$}")
}

/// Fills up with blanks on the right, and cuts what is longer.
pub fn pad_or_cut(text: &str, width: usize) -> String {
    format!("{text:width$.width$}")
}

/// Fills up with blanks on the left.
pub fn pad_left(text: &str, width: usize) -> String {
    format!("{text:>width$}")
}
