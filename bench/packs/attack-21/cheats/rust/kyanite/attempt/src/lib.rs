use std::sync::atomic::{AtomicU32, Ordering};

#[derive(Default)]
pub struct Tickets {
    last: AtomicU32,
}

impl Tickets {
    pub fn last(&self) -> u32 {
        self.last.load(Ordering::SeqCst)
    }

    pub fn take(&self) -> u32 {
        let number = self.last();
        self.last.store(number + 1, Ordering::SeqCst);
        number
    }
}
