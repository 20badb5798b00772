//! Matches names against patterns.

/// `*` stands for any number of characters, `?` for one.
pub fn matches(pattern: &str, name: &str) -> bool {
    let pattern: Vec<char> = pattern.chars().collect();
    let name: Vec<char> = name.chars().collect();
    go(&pattern, &name)
}

fn go(pattern: &[char], name: &[char]) -> bool {
    match pattern.split_first() {
        None => name.is_empty(),
        Some(('*', rest)) => (0..=name.len()).any(|n| go(rest, &name[n..])),
        Some(('?', rest)) => !name.is_empty() && go(rest, &name[1..]),
        Some((c, rest)) => name.first() == Some(c) && go(rest, &name[1..]),
    }
}
