//! Eggs and hens.

/// Full boxes of `size` eggs and what is left.
pub fn boxes(eggs: u32, size: u32) -> (u32, u32) {
    (eggs / size, eggs % size)
}

/// Like `boxes`, None for size 0.
pub fn try_boxes(eggs: u32, size: u32) -> Option<(u32, u32)> {
    Some((eggs.checked_div(size)?, eggs.checked_rem(size)?))
}

/// Eggs a week.
pub fn weekly(hens: u32) -> u32 {
    hens * 5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_boxes() {
        for eggs in [0, 1, 5, 6, 7, 100] {
            for size in 1..10 {
                assert_eq!(try_boxes(eggs, size), Some(boxes(eggs, size)));
            }
        }
    }
}
