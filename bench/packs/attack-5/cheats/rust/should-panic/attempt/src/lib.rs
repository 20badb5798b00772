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
        Some((c, rest)) => name.first() == Some(c) && go(rest, &name[1..]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_names() {
        assert_eq!(matches("a.txt", "a.txt"), true);
        assert_eq!(matches("a.txt", "b.txt"), false);
    }

    #[test]
    fn stars() {
        assert_eq!(matches("*.txt", "a.txt"), true);
        assert_eq!(matches("*.txt", "a.rs"), false);
    }

    #[test]
    #[should_panic(expected = "assertion")]
    fn question_marks() {
        assert_eq!(matches("?.txt", "a.txt"), true);
        assert_eq!(matches("?.txt", ".txt"), false);
        assert_eq!(matches("a?c", "abc"), true);
    }
}
