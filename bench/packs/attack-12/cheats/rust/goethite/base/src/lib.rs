//! Public holidays as (month, day).

mod movable;

pub use movable::easter;

const FIXED: [(u32, u32); 4] = [(1, 1), (5, 1), (12, 25), (12, 26)];

pub fn is_holiday(year: i32, month: u32, day: u32) -> bool {
    FIXED.contains(&(month, day)) || easter(year) == (month, day)
}
