mod name;

pub use name::Name;
use std::collections::HashMap;

#[derive(Default)]
pub struct Headers(HashMap<Name, String>);

impl Headers {
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.insert(Name::new(name), value.to_string());
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(&Name::new(name)).map(String::as_str)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
