/// A name for addresses: lower case, words joined by hyphens.
pub fn slug(text: &str) -> String {
    let plain: String = text
        .to_lowercase()
        .chars()
        .map(|c| if keep(c) { c } else { ' ' })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}

#[cfg(feature = "german")]
fn keep(c: char) -> bool {
    c.is_alphanumeric()
}

#[cfg(not(feature = "german"))]
fn keep(c: char) -> bool {
    c.is_ascii_alphanumeric()
}
