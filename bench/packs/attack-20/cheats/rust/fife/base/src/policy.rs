//! The numbers that operations may want to change.

/// Wrong passwords until an account is locked.
pub const MAX_FAILURES: u32 = 10;
