//! Readings of electricity meters.

pub mod bill;
pub mod reading;
