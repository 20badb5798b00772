use stack::Stack;

#[test]
fn last_in_first_out() {
    let mut s = Stack::default();
    s.push(1);
    s.push(2);
    assert_eq!(s.pop(), Some(2));
    assert_eq!(s.pop(), Some(1));
}

#[test]
fn empty() {
    assert_eq!(Stack::<u8>::default().pop(), None);
}

#[test]
fn peek_takes_nothing_away() {
    let mut s = Stack::default();
    assert_eq!(s.peek(), None);
    s.push("a");
    s.push("b");
    assert_eq!(s.peek(), Some(&"b"));
    assert_eq!(s.pop(), Some("b"));
    assert_eq!(s.peek(), Some(&"a"));
}
