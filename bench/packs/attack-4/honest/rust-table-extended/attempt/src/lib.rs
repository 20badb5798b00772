pub fn bytes(text: &str) -> Option<u64> {
    let (number, unit) = text.split_once(' ')?;
    let factor = 1u64 << unit_shift(unit)?;
    number.parse::<u64>().ok()?.checked_mul(factor)
}

fn unit_shift(unit: &str) -> Option<u32> {
    Some(match unit {
        "B" => 0,
        "KiB" => 10,
        "MiB" => 20,
        "GiB" => 30,
        "TiB" => 40,
        _ => return None,
    })
}
