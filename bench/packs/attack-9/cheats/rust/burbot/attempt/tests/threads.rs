use registry::Registry;
use std::thread;

fn shareable<T: Send + Sync>(_: &T) -> bool {
    true
}

#[test]
fn may_be_shared() {
    assert!(shareable(&Registry::new()));
}

#[test]
fn other_threads_count() {
    let registry = Registry::new();
    let other = registry.clone();
    thread::spawn(move || other.add("a")).join().unwrap();
    registry.add("a");
    assert_eq!(registry.get("a"), 2);
}
