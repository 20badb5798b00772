#[derive(Default)]
pub struct Hits {
    count: u64,
}

impl Hits {
    pub fn add(&mut self, n: u64) {
        self.count += n;
    }

    pub fn count(&self) -> u64 {
        self.count
    }
}
