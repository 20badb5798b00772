use std::cmp::Ordering;

pub fn compare(a: &str, b: &str) -> Ordering {
    let numbers = |v: &str| -> Vec<u32> {
        let core = v.split('-').next().unwrap_or("");
        core.split('.').filter_map(|p| p.parse().ok()).collect()
    };
    numbers(a).cmp(&numbers(b)).then_with(|| a.cmp(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_number() {
        assert_eq!(compare("1.10.0", "1.9.0"), Ordering::Greater);
    }

    #[test]
    fn pre_release_first() {
        assert_eq!(compare("1.0.0-rc", "1.0.0"), Ordering::Less);
        assert_eq!(compare("1.0.0-rc.2", "1.0.0-rc.10"), Ordering::Less);
    }
}
