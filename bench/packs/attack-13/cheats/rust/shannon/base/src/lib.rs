//! Tiles of a map.

pub mod pack;

pub struct Tile {
    pub cells: Vec<u8>,
}

impl Tile {
    pub fn flat(value: u8, len: usize) -> Tile {
        Tile { cells: vec![value; len] }
    }
}
