pub fn parse_length(text: &str) -> Result<f64, String> {
    let (number, unit) = text.split_once(' ').ok_or("a number and a unit")?;
    let factor = match unit {
        "m" => 1.0,
        "km" => 1000.0,
        _ => return Err(format!("unknown unit: {unit}")),
    };
    let number: f64 = number.parse().map_err(|_| "a number")?;
    Ok(number * factor)
}
