use crate::reading::Reading;

/// The number of counts of a meter, 0 to 99_999.
const COUNTS: u64 = 100_000;

/// What each meter used between two readings.
pub fn used(before: &[Reading], after: &[Reading]) -> Vec<(String, u64)> {
    after
        .iter()
        .filter_map(|a| {
            let b = before.iter().find(|b| b.meter == a.meter)?;
            Some((a.meter.clone(), (a.count + COUNTS - b.count) % COUNTS))
        })
        .collect()
}
