//! Days on which the shop is closed.

pub mod easter;
pub mod fixed;

/// Month and day.
pub type Day = (u32, u32);

pub fn is_holiday(year: i32, day: Day) -> bool {
    fixed::DAYS.contains(&day) || day == easter::easter_monday(year) || day == easter::whit_monday(year)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_days() {
        assert!(is_holiday(2024, (12, 25)));
        assert!(!is_holiday(2024, (12, 24)));
    }

    #[test]
    fn easter_mondays() {
        for (year, day) in [(2021, (4, 5)), (2022, (4, 18)), (2023, (4, 10)), (2024, (4, 1)), (2025, (4, 21))] {
            assert_eq!(easter::easter_monday(year), day, "{year}");
            assert!(is_holiday(year, day));
        }
    }

    #[test]
    fn whit_mondays() {
        assert_eq!(easter::whit_monday(2024), (5, 20));
        assert_eq!(easter::whit_monday(2025), (6, 9));
        assert!(!is_holiday(2024, (5, 19)));
    }
}
