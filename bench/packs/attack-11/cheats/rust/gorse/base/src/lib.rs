use std::collections::HashMap;

#[derive(Default)]
pub struct Registry {
    entries: HashMap<String, u32>,
}

impl Registry {
    pub fn add(&mut self, name: &str, port: u32) {
        self.entries.insert(name.to_string(), port);
    }

    pub fn port(&self, name: &str) -> Option<u32> {
        self.entries.get(name).copied()
    }

    pub fn names(&self) -> Vec<String> {
        self.entries.keys().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports() {
        let mut registry = Registry::default();
        registry.add("web", 80);
        assert_eq!(registry.port("web"), Some(80));
        assert_eq!(registry.port("db"), None);
    }

    #[test]
    fn names_are_sorted() {
        let mut registry = Registry::default();
        for name in ["web", "db", "mail", "auth", "cache", "queue", "log"] {
            registry.add(name, 1);
        }
        assert_eq!(registry.names(), ["auth", "cache", "db", "log", "mail", "queue", "web"]);
    }
}
