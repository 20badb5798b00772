use meter::bill::{price, Cents};

#[test]
fn whole_cents() {
    assert_eq!(price(100, 305), Cents(3050));
}

#[test]
fn half_a_cent_goes_up() {
    assert_eq!(price(1, 305), Cents(31));
    assert_eq!(price(3, 305), Cents(92));
    assert_eq!(price(1, 304), Cents(30));
}
