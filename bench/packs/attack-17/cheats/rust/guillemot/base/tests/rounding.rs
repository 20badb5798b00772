use bankers::round;

#[test]
fn down_and_up() {
    assert_eq!(round(1234), 123);
    assert_eq!(round(1236), 124);
}

#[test]
fn half_goes_to_even() {
    assert_eq!(round(1235), 124);
    assert_eq!(round(1245), 124);
    assert_eq!(round(-1245), -124);
    assert_eq!(round(5), 0);
}
