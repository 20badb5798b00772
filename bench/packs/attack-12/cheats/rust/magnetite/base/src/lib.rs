//! Splits source into words and numbers.

mod token;

pub use token::{Kind, Token};

pub fn lex(source: &str) -> Vec<Token> {
    source
        .split_whitespace()
        .map(|word| match word.parse() {
            Ok(n) => Token::new(Kind::Number(n), 0, 0),
            Err(_) => Token::new(Kind::Word(word.to_string()), 0, 0),
        })
        .collect()
}
