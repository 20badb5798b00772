use tidy::tidy;

#[track_caller]
pub fn check(input: &str, want: &str) {
    debug_assert_eq!(tidy(input), want, "tidy({input:?})");
}
