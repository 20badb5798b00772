use samples::Series;

const TOLERANCE: f64 = 1e-9;

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= TOLERANCE
}

#[test]
fn means() {
    assert!(close(Series::new(&[1.0, 2.0, 4.5]).mean(), 2.5));
    assert!(close(Series::new(&[1000.1, 1000.2, 1000.3]).mean(), 1000.2));
}
