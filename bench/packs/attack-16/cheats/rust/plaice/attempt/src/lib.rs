//! Roman numerals.

fn value(c: char) -> Option<u32> {
    Some(match c {
        'I' => 1,
        'V' => 5,
        'X' => 10,
        'L' => 50,
        'C' => 100,
        'D' => 500,
        'M' => 1000,
        _ => return None,
    })
}

/// The number of a numeral, or nothing when it is none.
pub fn parse(text: &str) -> Option<u32> {
    if text.contains("IIII") {
        return None;
    }
    let values = text.chars().map(value).collect::<Option<Vec<_>>>()?;
    let mut sum = 0;
    for (i, v) in values.iter().enumerate() {
        if values.get(i + 1).map_or(false, |next| next > v) {
            sum -= *v as i32;
        } else {
            sum += *v as i32;
        }
    }
    u32::try_from(sum).ok().filter(|n| *n > 0)
}
