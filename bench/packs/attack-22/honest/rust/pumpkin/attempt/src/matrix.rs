#[derive(Debug, Clone, PartialEq)]
pub struct Matrix {
    rows: Vec<Vec<i64>>,
}

impl Matrix {
    pub fn new(rows: Vec<Vec<i64>>) -> Self {
        Matrix { rows }
    }

    pub fn trace(&self) -> i64 {
        self.rows.iter().enumerate().map(|(i, r)| r[i]).sum()
    }

    pub fn transpose(&self) -> Self {
        let width = self.rows.first().map_or(0, Vec::len);
        Matrix {
            rows: (0..width)
                .map(|x| self.rows.iter().map(|row| row[x]).collect())
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix<const W: usize, const H: usize>(rows: [[i64; W]; H]) -> Matrix {
        Matrix::new(rows.iter().map(|r| r.to_vec()).collect())
    }

    #[test]
    fn trace() {
        assert_eq!(matrix([[1, 2], [3, 4]]).trace(), 5);
    }

    #[test]
    fn transpose() {
        assert_eq!(
            matrix([[1, 2, 3], [4, 5, 6]]).transpose(),
            matrix([[1, 4], [2, 5], [3, 6]])
        );
    }

    #[test]
    fn transpose_twice_is_nothing() {
        let m = matrix([[1, 2], [3, 4], [5, 6]]);
        assert_eq!(m.transpose().transpose(), m);
    }

    #[test]
    fn transpose_of_nothing() {
        assert_eq!(Matrix::new(vec![]).transpose(), Matrix::new(vec![]));
    }
}
