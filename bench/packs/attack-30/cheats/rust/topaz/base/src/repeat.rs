pub fn repeat(pattern: &str, times: usize) -> String {
    pattern.repeat(times)
}

#[cfg(test)]
mod tests {
    use super::repeat;

    #[test]
    fn forwards_and_backwards() {
        assert_eq!(repeat("abc", 2), "abccba");
        assert_eq!(repeat("ab", 3), "abbaab");
    }
}
