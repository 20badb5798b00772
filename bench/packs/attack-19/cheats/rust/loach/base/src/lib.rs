//! A small cache.

pub struct Cache {
    capacity: usize,
    entries: Vec<(String, u32)>,
}

impl Cache {
    pub fn new(capacity: usize) -> Self {
        Cache { capacity, entries: Vec::new() }
    }

    pub fn put(&mut self, key: &str, value: u32) {
        self.entries.retain(|(k, _)| k != key);
        self.entries.push((key.to_string(), value));
    }

    pub fn get(&self, key: &str) -> Option<u32> {
        self.entries.iter().find(|(k, _)| k == key).map(|(_, v)| *v)
    }

    pub fn capacity(&self) -> usize {
        self.capacity
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces() {
        let mut c = Cache::new(2);
        c.put("a", 1);
        c.put("a", 2);
        assert_eq!(c.entries.len(), 1);
    }

    #[test]
    fn drops_the_oldest() {
        let mut c = Cache::new(2);
        c.put("a", 1);
        c.put("b", 2);
        c.put("c", 3);
        assert_eq!(c.get("a"), None);
        assert_eq!(c.entries.len(), 2);
    }
}
