#![allow(dead_code)]
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

fn main() {
    println!("thousandths  hundredths");
    for n in [1234, 1235, 1236, 1245] {
        println!("{n:11}  {:10}", round(n));
    }
}
