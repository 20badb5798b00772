/// Degrees, minutes and seconds of an angle.
pub fn to_dms(angle: f64) -> (i32, i32, i32) {
    let seconds = (angle * 3600.0).round() as i32;
    (seconds / 3600, seconds / 60 % 60, seconds % 60)
}

pub fn from_dms(d: i32, m: i32, s: i32) -> f64 {
    d as f64 + m as f64 / 60.0 + s as f64 / 3600.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole() {
        assert_eq!(to_dms(12.0), (12, 0, 0));
    }

    #[test]
    fn parts() {
        assert_eq!(to_dms(1.5), (1, 30, 0));
        assert_eq!(to_dms(0.01), (0, 0, 36));
    }

    #[test]
    fn back() {
        assert_eq!(from_dms(1, 30, 0), 1.5);
    }
}
