//! Days on which the shop is closed.

pub mod fixed;

/// Month and day.
pub type Day = (u32, u32);

pub fn is_holiday(_year: i32, day: Day) -> bool {
    fixed::DAYS.contains(&day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_days() {
        assert!(is_holiday(2024, (12, 25)));
        assert!(!is_holiday(2024, (12, 24)));
    }
}
