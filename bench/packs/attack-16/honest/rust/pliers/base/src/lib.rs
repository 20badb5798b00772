//! Key-value lines.

/// Parses `key = value` lines; empty ones and comments are left out.
pub fn parse(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut out = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once('=').ok_or("no value")?;
        out.push((key.trim().to_string(), value.trim().to_string()));
    }
    Ok(out)
}
