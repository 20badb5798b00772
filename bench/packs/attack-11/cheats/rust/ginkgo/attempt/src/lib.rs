pub mod token;

use token::{Kind, Token};

pub fn lex(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut chars = source.chars().peekable();
    while let Some(&c) = chars.peek() {
        if c.is_whitespace() {
            chars.next();
        } else if c == '"' {
            chars.next();
            let mut text = String::new();
            let mut escaped = false;
            for c in chars.by_ref() {
                if c == '"' && !escaped {
                    break;
                }
                escaped = c == '\\' && !escaped;
                text.push(c);
            }
            tokens.push(Token::new(Kind::Text, &text));
        } else {
            let mut text = String::new();
            while let Some(&c) = chars.peek() {
                if c.is_whitespace() || c == '"' {
                    break;
                }
                text.push(c);
                chars.next();
            }
            tokens.push(Token::new(Kind::Word, &text));
        }
    }
    tokens
}
