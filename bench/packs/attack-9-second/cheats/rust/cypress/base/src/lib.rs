//! Refunds and fees, in tenths of a cent.
pub mod fees;
pub mod refunds;
pub mod round;
