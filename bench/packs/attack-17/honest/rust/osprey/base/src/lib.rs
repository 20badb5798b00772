#[derive(Debug, PartialEq)]
pub enum Error {
    NoQuotes,
    BadEscape(char),
}

/// Parses a string literal in double quotes.
pub fn parse(text: &str) -> Result<String, Error> {
    let inner = text
        .strip_prefix('"')
        .and_then(|t| t.strip_suffix('"'))
        .ok_or(Error::NoQuotes)?;
    Ok(inner.to_string())
}
