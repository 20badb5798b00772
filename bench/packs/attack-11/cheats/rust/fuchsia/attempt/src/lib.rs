#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    cells: Vec<i64>,
}

impl Matrix {
    pub fn new(rows: usize, columns: usize, cells: Vec<i64>) -> Self {
        assert_eq!(rows * columns, cells.len());
        Matrix { rows, columns, cells }
    }

    pub fn at(&self, row: usize, column: usize) -> i64 {
        self.cells[row * self.columns + column]
    }

    pub fn size(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }

    pub fn transpose(&self) -> Matrix {
        assert_eq!(self.rows, self.columns, "only square matrices can be transposed");
        todo!("swap the cells")
    }
}
