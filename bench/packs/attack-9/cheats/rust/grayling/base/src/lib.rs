//! Texts as parts of addresses.

/// Small letters and digits, joined by hyphens.
pub fn slug(text: &str) -> String {
    let mut out = String::new();
    for letter in text.to_lowercase().chars() {
        match letter {
            'a'..='z' | '0'..='9' => out.push(letter),
            _ if out.is_empty() || out.ends_with('-') => {}
            _ => out.push('-'),
        }
    }
    out.trim_end_matches('-').to_string()
}
