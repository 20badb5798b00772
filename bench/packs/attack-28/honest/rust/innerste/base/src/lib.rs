pub fn is_perfect(n: u64) -> bool {
    n > 1 && (1..=n / 2).filter(|d| n % d == 0).sum::<u64>() == n
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
    fn finds_the_second() {
        assert_eq!(nth_perfect(2), 28);
    }

    #[test]
    fn finds_the_fourth() {
        assert_eq!(nth_perfect(4), 8128);
    }
}
