//! Seats of a hall.
mod parse;
pub mod plan;
pub mod seat;

pub use plan::Plan;
pub use seat::Seat;
