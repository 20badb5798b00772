use tiles::pack::{pack, unpack};
use tiles::Tile;

#[test]
fn there_and_back() {
    for cells in [vec![], vec![1], vec![1, 1, 2], Tile::flat(9, 600).cells] {
        assert_eq!(unpack(&pack(&cells)), cells);
    }
}
