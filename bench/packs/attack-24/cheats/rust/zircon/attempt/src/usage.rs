use crate::reading::Reading;

/// The highest count of a meter, after which 0 comes.
pub const LAST: u64 = 99_999;

/// What each meter used between two readings.
pub fn used(before: &[Reading], after: &[Reading]) -> Vec<(String, u64)> {
    before
        .iter()
        .zip(after)
        .filter(|(b, a)| b.meter == a.meter)
        .map(|(b, a)| (a.meter.clone(), a.count.saturating_sub(b.count)))
        .collect()
}
