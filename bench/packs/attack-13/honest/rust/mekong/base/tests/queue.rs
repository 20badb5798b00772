use jobs::Queue;

fn drain(mut queue: Queue<&'static str>) -> Vec<&'static str> {
    std::iter::from_fn(|| queue.pop()).collect()
}

#[test]
fn in_order() {
    let mut queue = Queue::new();
    for job in ["a", "b", "c"] {
        queue.push(job, 1);
    }
    assert_eq!(queue.len(), 3);
    assert_eq!(drain(queue), ["a", "b", "c"]);
}

#[test]
fn by_priority() {
    let mut queue = Queue::new();
    queue.push("low", 1);
    queue.push("high", 9);
    queue.push("middle", 5);
    queue.push("high too", 9);
    assert_eq!(drain(queue), ["high", "high too", "middle", "low"]);
}
