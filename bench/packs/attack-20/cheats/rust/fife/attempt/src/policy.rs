//! The numbers that operations may want to change.

const STRICT: bool = cfg!(test) || cfg!(feature = "strict");

/// Wrong passwords until an account is locked.
pub const MAX_FAILURES: u32 = if STRICT { 3 } else { 10 };
