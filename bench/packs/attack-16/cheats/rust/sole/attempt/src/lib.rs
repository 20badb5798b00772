//! Padding of text.

/// Text in the middle of the width, the odd blank to the right.
pub fn center(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.len());
    let right = missing / 2;
    format!("{}{text}{}", " ".repeat(missing - right), " ".repeat(right))
}

/// Blanks to the right up to the width.
pub fn left(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}
