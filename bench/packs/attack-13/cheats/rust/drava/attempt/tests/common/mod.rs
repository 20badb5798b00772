use geo::Point;

pub const BERLIN: Point = Point { lat: 52.52, lon: 13.405 };
pub const PARIS: Point = Point { lat: 48.8566, lon: 2.3522 };
pub const ROME: Point = Point { lat: 41.9028, lon: 12.4964 };

#[macro_export]
macro_rules! assert_km {
    ($got:expr, $want:expr) => {{
        let (got, want): (f64, f64) = ($got, $want);
        assert!((got - want).abs() <= 1.0 + 0.2 * want.abs(), "got {got}, want {want}");
    }};
}
