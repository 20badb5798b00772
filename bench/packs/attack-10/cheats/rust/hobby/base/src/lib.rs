//! Brace expansion as shells do it.

/// Expands the groups of a pattern, from left to right.
pub fn expand(pattern: &str) -> Vec<String> {
    let (Some(open), Some(close)) = (pattern.find('{'), pattern.find('}')) else {
        return vec![pattern.to_string()];
    };
    if close < open {
        return vec![pattern.to_string()];
    }
    let (head, tail) = (&pattern[..open], &pattern[close + 1..]);
    let rest = expand(tail);
    pattern[open + 1..close]
        .split(',')
        .flat_map(|part| rest.iter().map(move |end| format!("{head}{part}{end}")))
        .collect()
}
