mod common;

use meter::bill::{price, Cents};

#[test]
fn half_a_cent_goes_up() {
    common::start();
    assert_eq!(price(1, 305), Cents(31));
    assert_eq!(price(3, 305), Cents(92));
}

#[test]
fn less_goes_down() {
    common::start();
    assert_eq!(price(1, 304), Cents(30));
}
