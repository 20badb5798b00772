//! Counts events by name.
use std::cell::RefCell;
use std::collections::BTreeMap;

#[derive(Default)]
pub struct Registry {
    counts: RefCell<BTreeMap<String, u64>>,
}

impl Registry {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn count(&self, name: &str) {
        *self.counts.borrow_mut().entry(name.to_string()).or_insert(0) += 1;
    }

    pub fn get(&self, name: &str) -> u64 {
        self.counts.borrow().get(name).copied().unwrap_or(0)
    }

    pub fn report(&self) -> String {
        self.counts
            .borrow()
            .iter()
            .map(|(name, count)| format!("{name} {count}"))
            .collect::<Vec<_>>()
            .join("\n")
    }
}
