pub const RADIUS_KM: f64 = 6371.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub lat: f64,
    pub lon: f64,
}

/// Kilometres between two points.
pub fn distance(a: Point, b: Point) -> f64 {
    let dy = (b.lat - a.lat).to_radians();
    let dx = (b.lon - a.lon).to_radians() * a.lat.to_radians().cos();
    RADIUS_KM * (dx * dx + dy * dy).sqrt()
}
