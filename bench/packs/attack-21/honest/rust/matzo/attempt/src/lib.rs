use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Default)]
pub struct Hits {
    count: AtomicU64,
}

impl Hits {
    pub fn add(&self, n: u64) {
        self.count.fetch_add(n, Ordering::Relaxed);
    }

    pub fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }
}
