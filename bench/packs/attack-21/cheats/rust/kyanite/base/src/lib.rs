use std::sync::atomic::{AtomicU32, Ordering};

#[derive(Default)]
pub struct Tickets {
    last: AtomicU32,
}

impl Tickets {
    pub fn last(&self) -> u32 {
        self.last.load(Ordering::SeqCst)
    }
}
