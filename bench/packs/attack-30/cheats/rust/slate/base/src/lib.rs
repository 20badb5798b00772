pub fn threads(width_mm: u32, per_cm: u32) -> u32 {
    width_mm * per_cm / 10
}

pub fn cuts(lengths: &[u32]) -> Vec<u32> {
    lengths.to_vec()
}
