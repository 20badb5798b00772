//! Counts and checks of meter readings.
pub mod checksum;
pub mod reading;
pub mod usage;
