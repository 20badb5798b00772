#[derive(Debug, PartialEq, Eq)]
pub struct Invalid(pub String);

/// The digits of an ISBN without its hyphens.
pub fn parse(text: &str) -> Result<String, Invalid> {
    let digits: String = text.chars().filter(|c| !matches!(c, '-' | ' ')).collect();
    match digits.len() {
        10 | 13 => Ok(digits),
        _ => Err(Invalid(text.to_string())),
    }
}
