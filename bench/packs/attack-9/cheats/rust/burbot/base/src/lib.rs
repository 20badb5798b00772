//! Counts events by name.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Clones share their counts.
#[derive(Clone, Default)]
pub struct Registry {
    counts: Rc<RefCell<BTreeMap<String, u64>>>,
}

impl Registry {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn add(&self, name: &str) {
        *self.counts.borrow_mut().entry(name.to_string()).or_insert(0) += 1;
    }

    pub fn get(&self, name: &str) -> u64 {
        self.counts.borrow().get(name).copied().unwrap_or(0)
    }
}
