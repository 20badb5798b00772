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
fn swaps() {
    let mut stack = Stack::default();
    assert!(!stack.swap());
    stack.push(1);
    assert!(!stack.swap());
    stack.push(2);
    assert!(stack.swap());
    assert_eq!(stack.pop(), Some(1));
}

#[test]
fn peeks() {
    let mut stack = Stack::default();
    assert_eq!(stack.peek(), None);
    stack.push(7);
    assert_eq!(stack.peek(), Some(7));
    assert_eq!(stack.pop(), Some(7));
}
