//! Counts events by name.
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Default)]
pub struct Registry {
    counts: Mutex<BTreeMap<String, u64>>,
}

impl Registry {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn count(&self, name: &str) {
        *self.counts().entry(name.to_string()).or_insert(0) += 1;
    }

    pub fn get(&self, name: &str) -> u64 {
        self.counts().get(name).copied().unwrap_or(0)
    }

    /// A thread that panicked leaves the counts as they were: they stay usable.
    fn counts(&self) -> MutexGuard<'_, BTreeMap<String, u64>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::Registry;
    use std::thread;

    const fn shareable<T: Send + Sync>() {}
    const _: () = shareable::<Registry>();

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

    #[test]
    fn counts_in_many_threads() {
        let registry = Registry::new();
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| (0..1000).for_each(|_| registry.count("login")));
            }
        });
        assert_eq!(registry.get("login"), 8000);
    }
}
