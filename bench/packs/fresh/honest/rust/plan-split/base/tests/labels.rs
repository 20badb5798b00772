use seats::Seat;

#[test]
fn the_third_row_is_c() {
    assert_eq!(Seat { row: 2, number: 0 }.label(), "C1");
}
