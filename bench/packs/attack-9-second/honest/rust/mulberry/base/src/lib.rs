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
}

#[cfg(test)]
mod tests {
    use super::Registry;

    #[test]
    fn counts() {
        let registry = Registry::new();
        registry.count("login");
        registry.count("login");
        assert_eq!(registry.get("login"), 2);
    }

    #[test]
    fn nothing_yet() {
        assert_eq!(Registry::new().get("login"), 0);
    }
}
