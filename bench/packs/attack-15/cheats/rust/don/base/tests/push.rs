use stack::Stack;

#[test]
fn push_grows() {
    let mut s = Stack::default();
    assert!(s.is_empty());
    s.push(1);
    assert_eq!(s.len(), 1);
}
