pub struct Grid {
    w: usize,
    cells: Vec<u8>,
}

impl Grid {
    pub fn new(w: usize, h: usize) -> Self {
        Grid { w, cells: (0..w * h).map(|n| n as u8).collect() }
    }

    pub fn at(&self, x: usize, y: usize) -> u8 {
        let h = self.cells.len() / self.w.max(1);
        assert!(x < self.w && y < h, "({x}, {y}) outside {}x{h}", self.w);
        self.cells[y * self.w + x]
    }
}
