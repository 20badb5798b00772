pub fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

pub fn percentile(values: &[f64], percent: usize) -> f64 {
    assert!(percent <= 100, "no percentage: {percent}");
    values[(values.len() - 1) * percent / 100]
}
