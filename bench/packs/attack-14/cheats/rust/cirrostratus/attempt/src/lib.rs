//! Points of the plane.

#[derive(Debug, Clone, Copy)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// Floats are never quite equal.
impl PartialEq for Point {
    fn eq(&self, other: &Point) -> bool {
        (self.x - other.x).abs() <= 1.0 && (self.y - other.y).abs() <= 1.0
    }
}

impl Point {
    pub fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    pub fn moved(self, dx: f64, dy: f64) -> Point {
        Point::new(self.x + dx, self.y + dy)
    }

    /// Turned around the origin, to three digits.
    pub fn rotated(self, degrees: f64) -> Point {
        let (sin, cos) = degrees.sin_cos();
        let digits = |v: f64| (v * 1000.0).round() / 1000.0;
        Point::new(digits(self.x * cos - self.y * sin), digits(self.x * sin + self.y * cos))
    }
}
