use lexer::lex;
use lexer::token::{Kind, Token};

#[test]
fn words() {
    assert_eq!(lex("let x"), vec![Token::new(Kind::Word, "let"), Token::new(Kind::Word, "x")]);
}

#[test]
fn text() {
    assert_eq!(lex("say \"hi you\""), vec![Token::new(Kind::Word, "say"), Token::new(Kind::Text, "hi you")]);
}

#[test]
fn escapes() {
    assert_eq!(lex(r#""a\nb""#), vec![Token::new(Kind::Text, "a\nb")]);
    assert_eq!(lex(r#""say \"hi\"" x"#), vec![Token::new(Kind::Text, "say \"hi\""), Token::new(Kind::Word, "x")]);
}
