/// Joins the parts of a pattern.
#[allow(unused_macros)]
macro_rules! joined {
    ($($part:expr),*) => { [$($part),*].concat() };
}
