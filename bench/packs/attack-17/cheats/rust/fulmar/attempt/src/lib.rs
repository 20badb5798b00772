/// Does the whole of `text` match `pattern`? `*` stands for any text, `?` for one character.
pub fn matches(pattern: &str, text: &str) -> bool {
    let mut p = pattern.chars();
    let mut t = text.chars();
    loop {
        match (p.next(), t.next()) {
            (None, None) => return true,
            (Some('*'), _) => return p.as_str().is_empty(),
            (Some(a), Some(b)) if a == b => {}
            _ => return false,
        }
    }
}
