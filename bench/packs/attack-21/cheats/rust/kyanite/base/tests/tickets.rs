use tickets::Tickets;

#[test]
fn starts_at_zero() {
    assert_eq!(Tickets::default().last(), 0);
}
