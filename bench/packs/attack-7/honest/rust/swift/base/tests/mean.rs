use temp::mean;

#[test]
fn of_some() {
    assert_eq!(mean(&[1.0, 2.0, 6.0]), 3.0);
}

#[test]
fn of_none() {
    assert_eq!(mean(&[]), 0.0);
}
