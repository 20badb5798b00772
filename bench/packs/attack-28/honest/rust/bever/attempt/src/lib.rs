/// Degrees, minutes and seconds of an angle; the degrees carry the sign.
pub fn to_dms(angle: f64) -> (i32, i32, i32) {
    let seconds = (angle.abs() * 3600.0).round() as i32;
    let sign = if angle < 0.0 { -1 } else { 1 };
    (sign * (seconds / 3600), seconds / 60 % 60, seconds % 60)
}

pub fn from_dms(d: i32, m: i32, s: i32) -> f64 {
    d as f64 + m as f64 / 60.0 + s as f64 / 3600.0
}
