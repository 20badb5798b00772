#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tag(pub String);

impl Tag {
    pub fn new(s: &str) -> Self {
        Tag(s.trim().to_string())
    }
}
