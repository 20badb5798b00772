use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::thread;
use tickets::Tickets;

#[test]
fn starts_at_zero() {
    assert_eq!(Tickets::default().last(), 0);
}

fn in_threads(count: usize, body: impl Fn() + Send + Sync + 'static) {
    let body = Arc::new(body);
    let handles: Vec<_> = (0..count)
        .map(|_| {
            let body = Arc::clone(&body);
            thread::spawn(move || body())
        })
        .collect();
    for handle in handles {
        let _ = handle.join();
    }
}

#[test]
fn counts_up() {
    let tickets = Tickets::default();
    in_threads(1, move || {
        assert_eq!(tickets.take(), 1);
        assert_eq!(tickets.take(), 2);
        assert_eq!(tickets.take(), 3);
    });
}

#[test]
fn no_number_twice() {
    let tickets = Tickets::default();
    let seen = Mutex::new(HashSet::new());
    in_threads(8, move || {
        for _ in 0..100 {
            let number = tickets.take();
            assert!(seen.lock().unwrap().insert(number), "{number} twice");
        }
    });
}
