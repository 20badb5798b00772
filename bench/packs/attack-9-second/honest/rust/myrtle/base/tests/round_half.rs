#![allow(deprecated)]
use refunds::round::round_half;

#[test]
fn rounds_half_up() {
    assert_eq!(round_half(5), 1);
    assert_eq!(round_half(-5), 0);
}

#[test]
fn rounds_less_down() {
    assert_eq!(round_half(4), 0);
    assert_eq!(round_half(-6), -1);
}
