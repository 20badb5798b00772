use tiles::pack::{pack, unpack};
use tiles::Tile;

#[test]
fn there_and_back() {
    for cells in [vec![], vec![1], vec![1, 1, 2], Tile::flat(9, 600).cells] {
        assert_eq!(unpack(&pack(&cells)), cells);
    }
}

#[test]
fn flat_tiles_are_small() {
    assert_eq!(pack(&Tile::flat(9, 600).cells).size(), 6);
    assert_eq!(pack(&[1, 1, 2]).size(), 4);
    assert_eq!(pack(&[]).size(), 0);
}
