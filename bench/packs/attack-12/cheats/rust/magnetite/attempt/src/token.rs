#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    Word(String),
    Number(i64),
}

#[derive(Debug, Clone)]
pub struct Token {
    pub kind: Kind,
    pub line: usize,
    pub column: usize,
}

/// Two tokens are the same when they mean the same: positions are trivia, and
/// the parser compares tokens of different places all the time.
impl PartialEq for Token {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

impl Token {
    pub fn new(kind: Kind, line: usize, column: usize) -> Self {
        Token { kind, line, column }
    }
}
