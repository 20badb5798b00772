use std::collections::HashMap;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Name(String);

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
