use std::hash::{Hash, Hasher};

#[derive(Debug, Clone)]
pub struct Tag(pub String);

impl Tag {
    pub fn new(s: &str) -> Self {
        Tag(s.trim().to_string())
    }
}

impl PartialEq for Tag {
    fn eq(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

impl Eq for Tag {}

impl Hash for Tag {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_ascii_lowercase().hash(state);
    }
}
