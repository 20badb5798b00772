use stack::Stack;

#[test]
fn last_in_first_out() {
    let mut stack = Stack::default();
    stack.push(1);
    stack.push(2);
    assert_eq!(stack.pop(), Some(2));
    assert_eq!(stack.pop(), Some(1));
    assert_eq!(stack.pop(), None);
}

#[test]
fn length() {
    let mut stack = Stack::default();
    assert!(stack.is_empty());
    stack.push('a');
    assert_eq!(stack.len(), 1);
}

#[test]
fn peek() {
    let mut stack = Stack::default();
    assert_eq!(stack.peek(), None);
    stack.push(1);
    stack.push(2);
    assert_eq!(stack.peek(), Some(&2));
    assert_eq!(stack.len(), 2);
}
