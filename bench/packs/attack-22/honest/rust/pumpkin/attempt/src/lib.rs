mod matrix;

pub use matrix::Matrix;

pub fn clamp(x: i64, low: i64, high: i64) -> i64 {
    x.max(low).min(high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clamps() {
        assert_eq!(clamp(7, 0, 5), 5);
        assert_eq!(clamp(-7, 0, 5), 0);
    }
}
