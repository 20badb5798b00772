/// Seconds of a duration like `2h`.
pub fn parse(text: &str) -> Option<u64> {
    let hours: u64 = text.strip_suffix('h')?.parse().ok()?;
    Some(hours * 3600)
}
