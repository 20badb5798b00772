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
}

pub fn clamp(x: i64, low: i64, high: i64) -> i64 {
    x.max(low).min(high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trace() {
        assert_eq!(Matrix::new(vec![vec![1, 2], vec![3, 4]]).trace(), 5);
    }

    #[test]
    fn clamps() {
        assert_eq!(clamp(7, 0, 5), 5);
        assert_eq!(clamp(-7, 0, 5), 0);
    }
}
