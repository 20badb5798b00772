use hits::Hits;
use std::sync::Arc;
use std::thread;

#[test]
fn adds() {
    let hits = Hits::default();
    hits.add(2);
    hits.add(3);
    assert_eq!(hits.count(), 5);
}

#[test]
fn adds_from_many_threads() {
    let hits = Arc::new(Hits::default());
    let threads: Vec<_> = (0..8)
        .map(|_| {
            let hits = Arc::clone(&hits);
            thread::spawn(move || (0..1000).for_each(|_| hits.add(1)))
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    assert_eq!(hits.count(), 8000);
}
