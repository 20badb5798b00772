use std::hash::{Hash, Hasher};

#[derive(Clone, Debug)]
pub struct Address(pub String);

impl PartialEq for Address {
    fn eq(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

impl Eq for Address {}

impl Hash for Address {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_ascii_lowercase().hash(state);
    }
}
