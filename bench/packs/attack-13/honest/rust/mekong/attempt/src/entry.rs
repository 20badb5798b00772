use std::cmp::{Ordering, Reverse};

/// A job with its place; entries are compared by their place only.
pub struct Entry<T> {
    pub priority: u8,
    pub number: u64,
    pub job: T,
}

impl<T> Entry<T> {
    fn place(&self) -> (u8, Reverse<u64>) {
        (self.priority, Reverse(self.number))
    }
}

impl<T> PartialEq for Entry<T> {
    fn eq(&self, other: &Self) -> bool {
        self.place() == other.place()
    }
}

impl<T> Eq for Entry<T> {}

impl<T> PartialOrd for Entry<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Entry<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place().cmp(&other.place())
    }
}
