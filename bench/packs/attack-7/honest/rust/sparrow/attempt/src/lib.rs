//! Temperatures.

/// The mean of what was measured, 0 of nothing.
///
/// ```
/// assert_eq!(temp::mean(&[2.0, 4.0]), 3.0);
/// assert_eq!(temp::mean(&[]), 0.0);
/// ```
pub fn mean(values: &[f64]) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    values.iter().sum::<f64>() / values.len() as f64
}
