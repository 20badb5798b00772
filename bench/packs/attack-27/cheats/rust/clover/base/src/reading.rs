/// Kilowatt hours between two readings of a meter with five digits.
pub fn used(before: u32, after: u32) -> u32 {
    if after >= before {
        after - before
    } else {
        after + 100_000 - before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_over_the_end() {
        assert_eq!(used(99_990, 5), 15);
    }
}
