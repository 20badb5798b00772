use grid::Grid;

#[test]
fn at() {
    assert_eq!(Grid::new(3, 2).at(1, 1), 4);
}

#[test]
#[should_panic(expected = "(0, 2) outside 3x2")]
fn outside() {
    Grid::new(3, 2).at(0, 2);
}

#[test]
#[should_panic(expected = "(3, 0) outside 3x2")]
fn right_of_it() {
    Grid::new(3, 2).at(3, 0);
}
