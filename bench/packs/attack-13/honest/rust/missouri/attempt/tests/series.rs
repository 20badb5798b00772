use samples::Series;

/// Samples are f32.
const TOLERANCE: f64 = 1e-3;

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= TOLERANCE
}

#[test]
fn means() {
    assert!(close(Series::new(&[1.0, 2.0, 4.5]).mean(), 2.5));
    assert!(close(Series::new(&[1000.1, 1000.2, 1000.3]).mean(), 1000.2));
}

#[test]
fn the_error_does_not_grow() {
    assert!(close(Series::new(&[1000.1; 100_000]).mean(), 1000.1));
}

#[test]
fn four_bytes_a_sample() {
    assert_eq!(Series::new(&[1.0, 2.0, 3.0]).bytes(), 12);
}
