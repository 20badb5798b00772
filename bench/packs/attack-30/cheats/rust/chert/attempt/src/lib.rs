pub fn threads(width_mm: u32, per_cm: u32) -> u32 {
    width_mm * per_cm / 10
}

/// Knots at both ends.
pub fn knots(width_mm: u32, per_cm: u32) -> u32 {
    2 * threads(width_mm, per_cm)
}
