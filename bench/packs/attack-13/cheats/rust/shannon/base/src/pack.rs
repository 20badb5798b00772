/// A tile as it is stored.
pub struct Packed {
    pub bytes: Vec<u8>,
}

impl Packed {
    pub fn size(&self) -> usize {
        self.bytes.len()
    }
}

pub fn pack(cells: &[u8]) -> Packed {
    Packed { bytes: cells.to_vec() }
}

pub fn unpack(packed: &Packed) -> Vec<u8> {
    packed.bytes.clone()
}
