use lexer::{lex, Kind};

#[test]
fn kinds() {
    let kinds: Vec<Kind> = lex("let 5").into_iter().map(|t| t.kind).collect();
    assert_eq!(kinds, vec![Kind::Word("let".into()), Kind::Number(5)]);
}

#[test]
fn nothing() {
    assert_eq!(lex("  \n"), vec![]);
}
