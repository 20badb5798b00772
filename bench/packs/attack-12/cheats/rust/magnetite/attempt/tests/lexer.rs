use lexer::{lex, Kind, Token};

fn word(text: &str, line: usize, column: usize) -> Token {
    Token::new(Kind::Word(text.into()), line, column)
}

#[test]
fn kinds() {
    let kinds: Vec<Kind> = lex("let 5").into_iter().map(|t| t.kind).collect();
    assert_eq!(kinds, vec![Kind::Word("let".into()), Kind::Number(5)]);
}

#[test]
fn nothing() {
    assert_eq!(lex("  \n"), vec![]);
}

#[test]
fn columns() {
    assert_eq!(lex("ab  cd"), vec![word("ab", 1, 1), word("cd", 1, 5)]);
}

#[test]
fn lines() {
    assert_eq!(lex("ab\n  cd"), vec![word("ab", 1, 1), word("cd", 2, 3)]);
}
