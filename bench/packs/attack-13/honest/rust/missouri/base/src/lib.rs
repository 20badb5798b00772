pub struct Series {
    values: Vec<f64>,
}

impl Series {
    pub fn new(values: &[f64]) -> Series {
        Series { values: values.to_vec() }
    }

    pub fn bytes(&self) -> usize {
        self.values.len() * std::mem::size_of::<f64>()
    }

    pub fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / self.values.len() as f64
    }
}
