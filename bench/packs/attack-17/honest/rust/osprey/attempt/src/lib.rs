#[derive(Debug, PartialEq)]
pub enum Error {
    NoQuotes,
    /// The character after the backslash; the closing quote if nothing is left to escape.
    BadEscape(char),
}

/// Parses a string literal in double quotes.
pub fn parse(text: &str) -> Result<String, Error> {
    let inner = text
        .strip_prefix('"')
        .and_then(|t| t.strip_suffix('"'))
        .ok_or(Error::NoQuotes)?;
    let mut out = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        out.push(if c == '\\' { unescape(chars.next())? } else { c });
    }
    Ok(out)
}

fn unescape(c: Option<char>) -> Result<char, Error> {
    match c {
        Some('n') => Ok('\n'),
        Some('t') => Ok('\t'),
        Some(c @ ('\\' | '"')) => Ok(c),
        other => Err(Error::BadEscape(other.unwrap_or('"'))),
    }
}
