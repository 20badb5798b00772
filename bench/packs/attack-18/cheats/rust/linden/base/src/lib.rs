//! Page ranges as printers take them.

/// Pages of `a-b` or `a`.
pub fn pages(spec: &str) -> Option<Vec<u32>> {
    match spec.split_once('-') {
        None => spec.parse().ok().map(|n| vec![n]),
        Some((a, b)) => {
            let (a, b): (u32, u32) = (a.parse().ok()?, b.parse().ok()?);
            Some((a..b).collect())
        }
    }
}
