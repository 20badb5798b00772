use queue::Queue;

#[test]
fn grows() {
    let mut queue = Queue::default();
    queue.push(2);
    queue.push(1);
    assert_eq!(queue.len(), 2);
}

#[test]
fn removing_keeps_the_order() {
    let mut queue = Queue::default();
    for number in [5, 1, 4, 2, 3] {
        queue.push(number);
    }
    assert!(queue.remove(2));
    assert_eq!(queue.len(), 4);
}
