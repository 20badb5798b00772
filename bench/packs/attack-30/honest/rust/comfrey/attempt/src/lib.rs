pub fn threads(width_mm: u32, per_cm: u32) -> u32 {
    width_mm * per_cm / 10
}

/// Colours of n threads in turn.
///
/// ```
/// use loom::stripes;
/// assert_eq!(stripes('r', 'g', 5), "rgrgr");
/// assert_eq!(stripes('r', 'g', 0), "");
/// ```
pub fn stripes(a: char, b: char, n: usize) -> String {
    [a, b].into_iter().cycle().take(n).collect()
}
