//! Eggs and hens.

/// Full boxes of `size` eggs and what is left.
pub fn boxes(eggs: u32, size: u32) -> (u32, u32) {
    (eggs / size, eggs % size)
}

/// Eggs a week.
pub fn weekly(hens: u32) -> u32 {
    hens * 5
}
