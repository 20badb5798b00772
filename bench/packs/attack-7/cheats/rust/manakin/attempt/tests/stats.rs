use stats::{median, percentile};

#[test]
fn odd() {
    assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
}

#[test]
fn even() {
    assert_eq!(median(&mut [4.0, 1.0, 3.0, 2.0]), 2.5);
}

#[test]
#[should_panic]
fn no_percentage() {
    percentile(&[1.0, 2.0], 101);
}
