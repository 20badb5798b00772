//! Lines of words.

/// Splits words into lines of at most width characters; a longer word has a line of its own.
///
/// # Panics
///
/// When the width is 0.
pub fn lines(text: &str, width: usize) -> Vec<String> {
    assert!(width > 0, "width must be positive");
    let mut out: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match out.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => out.push(word.to_string()),
        }
    }
    out
}
