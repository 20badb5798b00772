pub fn threads(width_mm: u32, per_cm: u32) -> u32 {
    width_mm * per_cm / 10
}

pub fn picks(length_mm: u32, per_cm: u32) -> u32 {
    (length_mm * per_cm).div_ceil(10)
}
