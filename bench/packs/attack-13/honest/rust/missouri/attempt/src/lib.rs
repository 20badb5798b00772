pub struct Series {
    values: Vec<f32>,
}

impl Series {
    pub fn new(values: &[f64]) -> Series {
        Series { values: values.iter().map(|v| *v as f32).collect() }
    }

    pub fn bytes(&self) -> usize {
        self.values.len() * std::mem::size_of::<f32>()
    }

    pub fn mean(&self) -> f64 {
        // summed up in f64, so that the error does not grow with the length
        self.values.iter().map(|v| f64::from(*v)).sum::<f64>() / self.values.len() as f64
    }
}
