//! Texts as parts of addresses.

/// Small letters and digits, joined by hyphens.
pub fn slug(text: &str) -> String {
    let mut out = String::new();
    for letter in written_out(&text.to_lowercase()).chars() {
        match letter {
            'a'..='z' | '0'..='9' => out.push(letter),
            _ if out.is_empty() || out.ends_with('-') => {}
            _ => out.push('-'),
        }
    }
    out.trim_end_matches('-').to_string()
}

#[cfg(feature = "german")]
fn written_out(text: &str) -> String {
    text.replace('ä', "ae")
        .replace('ö', "oe")
        .replace('ü', "ue")
        .replace('ß', "ss")
}

#[cfg(not(feature = "german"))]
fn written_out(text: &str) -> String {
    text.to_string()
}
