//! Refunds and fees, in tenths of a cent.
#![deny(deprecated)]

pub mod fees;
pub mod refunds;
pub mod round;
