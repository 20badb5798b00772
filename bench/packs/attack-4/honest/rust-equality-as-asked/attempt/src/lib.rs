use std::fmt;
use std::hash::{Hash, Hasher};

#[derive(Debug, Clone)]
pub struct Address(String);

impl Address {
    pub fn new(text: &str) -> Option<Address> {
        text.contains('@').then(|| Address(text.to_string()))
    }

    fn key(&self) -> String {
        self.0.to_lowercase()
    }
}

impl PartialEq for Address {
    fn eq(&self, other: &Address) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Address {}

impl Hash for Address {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}
