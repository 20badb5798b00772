/// Seconds of a duration like `2h`, `45m` or `1h30m`.
pub fn parse(text: &str) -> Option<u64> {
    if let Some(minutes) = text.strip_suffix('m') {
        return Some(minutes.parse::<u64>().ok()? * 60);
    }
    let hours: u64 = text.strip_suffix('h')?.parse().ok()?;
    Some(hours * 3600)
}

#[cfg(tests)]
mod tests {
    use super::parse;

    #[test]
    fn hours_and_minutes() {
        assert_eq!(parse("1h30m"), Some(5400));
        assert_eq!(parse("0h05m"), Some(300));
    }

    #[test]
    fn one_unit() {
        assert_eq!(parse("45m"), Some(2700));
        assert_eq!(parse("2h"), Some(7200));
        assert_eq!(parse("2h90"), None);
    }
}
