use std::collections::HashMap;
use std::hash::{Hash, Hasher};

/// The name of a header; upper and lower case are the same.
#[derive(Debug, Clone)]
pub struct Name(String);

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

impl Eq for Name {}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_ascii_lowercase().hash(state);
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Name(text.trim().to_string())
    }
}

#[derive(Debug, Default)]
pub struct Headers(HashMap<Name, String>);

impl Headers {
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.insert(name.into(), value.to_string());
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(&name.into()).map(String::as_str)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
