/// Does the whole of `text` match `pattern`?
pub fn matches(pattern: &str, text: &str) -> bool {
    pattern == text
}
