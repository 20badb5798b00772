pub struct Grid {
    w: usize,
    cells: Vec<u8>,
}

impl Grid {
    pub fn new(w: usize, h: usize) -> Self {
        Grid { w, cells: (0..w * h).map(|n| n as u8).collect() }
    }

    pub fn at(&self, x: usize, y: usize) -> u8 {
        self.cells[y * self.w + x]
    }
}
