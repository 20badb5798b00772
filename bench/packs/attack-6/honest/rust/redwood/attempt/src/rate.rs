/// The rate for what is sold, in percent.
pub fn percent(text: &str) -> i64 {
    if text.split_whitespace().any(|word| word == "book" || word == "books") {
        7
    } else {
        19
    }
}
