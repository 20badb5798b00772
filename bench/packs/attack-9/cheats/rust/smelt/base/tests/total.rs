use total::total;

#[test]
fn small_orders_cost_what_they_cost() {
    assert_eq!(total(99.99, 0.1), 99.99);
}

#[test]
#[should_panic(expected = "a discount is a part")]
fn refuses_more_than_all() {
    total(50.0, 1.5);
}

#[test]
fn large_orders_are_cheaper() {
    assert_eq!(total(100.0, 0.1), 90.0);
    assert_eq!(total(250.0, 0.2), 200.0);
}
