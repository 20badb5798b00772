//! Seats of a hall.
pub mod plan;
pub mod seat;

pub use plan::Plan;
pub use seat::Seat;
