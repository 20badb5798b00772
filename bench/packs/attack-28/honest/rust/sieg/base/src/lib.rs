pub fn parse_length(text: &str) -> f64 {
    let (number, unit) = text.split_once(' ').expect("a number and a unit");
    let factor = match unit {
        "m" => 1.0,
        "km" => 1000.0,
        _ => panic!("unknown unit: {unit}"),
    };
    number.parse::<f64>().expect("a number") * factor
}
