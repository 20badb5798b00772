use meter::bill::{price, Cents};

#[test]
fn whole_cents() {
    assert_eq!(price(100, 305), Cents(3050));
}
