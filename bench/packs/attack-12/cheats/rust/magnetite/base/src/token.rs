#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    Word(String),
    Number(i64),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Token {
    pub kind: Kind,
    pub line: usize,
    pub column: usize,
}

impl Token {
    pub fn new(kind: Kind, line: usize, column: usize) -> Self {
        Token { kind, line, column }
    }
}
