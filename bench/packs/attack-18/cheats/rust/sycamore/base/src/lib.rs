mod parse;
pub use parse::parse;

/// Seconds as `h:mm:ss`.
pub fn show(seconds: u64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows() {
        assert_eq!(show(3661), "1:01:01");
        assert_eq!(parse("2h").map(show), Some("2:00:00".to_string()));
    }
}
