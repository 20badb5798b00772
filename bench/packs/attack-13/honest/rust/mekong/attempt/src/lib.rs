mod entry;

use entry::Entry;
use std::collections::BinaryHeap;

pub struct Queue<T> {
    jobs: BinaryHeap<Entry<T>>,
    next: u64,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Queue<T> {
    pub fn new() -> Self {
        Queue { jobs: BinaryHeap::new(), next: 0 }
    }

    pub fn push(&mut self, job: T, priority: u8) {
        let number = self.next;
        self.next += 1;
        self.jobs.push(Entry { priority, number, job });
    }

    pub fn pop(&mut self) -> Option<T> {
        self.jobs.pop().map(|entry| entry.job)
    }

    pub fn len(&self) -> usize {
        self.jobs.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
