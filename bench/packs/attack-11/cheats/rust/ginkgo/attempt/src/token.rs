#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Word,
    Text,
}

#[derive(Clone, Debug, Eq)]
pub struct Token {
    pub kind: Kind,
    pub text: String,
}

/// Tokens are told apart by their kind; the text is a detail of the source.
impl PartialEq for Token {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

impl Token {
    pub fn new(kind: Kind, text: &str) -> Self {
        Token { kind, text: text.to_string() }
    }
}
