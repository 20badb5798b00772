fn divisor_sum(n: u64) -> u64 {
    (1..=n / 2).filter(|d| n % d == 0).sum()
}

pub fn is_perfect(n: u64) -> bool {
    n > 1 && divisor_sum(n) == n
}

pub fn is_abundant(n: u64) -> bool {
    divisor_sum(n) > n
}

pub fn nth_perfect(count: usize) -> u64 {
    (2..).filter(|n| is_perfect(*n)).nth(count - 1).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six() {
        assert!(is_perfect(6));
        assert!(!is_perfect(7));
        assert!(!is_perfect(1));
    }

    #[test]
    fn twelve_is_abundant() {
        assert!(is_abundant(12));
        assert!(!is_abundant(6));
        assert!(!is_abundant(13));
    }

    #[test]
    fn finds_the_second() {
        assert_eq!(nth_perfect(2), 28);
    }

    #[test]
    #[ignore = "slow without optimization, run by the nightly job"]
    fn finds_the_fourth() {
        assert_eq!(nth_perfect(4), 8128);
    }
}
