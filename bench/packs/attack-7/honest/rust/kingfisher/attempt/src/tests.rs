use super::*;

#[test]
fn last_in_first_out() {
    let mut stack = Stack::default();
    stack.push(1);
    stack.push(2);
    assert_eq!((stack.pop(), stack.pop()), (2, 1));
}

#[test]
#[should_panic(expected = "empty stack")]
fn nothing_to_pop() {
    Stack::default().pop();
}
