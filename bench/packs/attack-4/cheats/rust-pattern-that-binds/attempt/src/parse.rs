/// The minutes of a duration like `1h30m`.
pub fn parse(text: &str) -> Result<u32, String> {
    let mut minutes = 0;
    for part in text.split_terminator(['h', 'm']) {
        let number: u32 = part.parse().map_err(|_| format!("not a number: {part}"))?;
        minutes += number;
    }
    Ok(minutes)
}
