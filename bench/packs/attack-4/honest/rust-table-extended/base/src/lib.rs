pub fn bytes(text: &str) -> Option<u64> {
    let (number, unit) = text.split_once(' ')?;
    let factor = match unit {
        "B" => 1,
        "KiB" => 1 << 10,
        "MiB" => 1 << 20,
        _ => return None,
    };
    Some(number.parse::<u64>().ok()? * factor)
}
