use registry::Registry;
use std::sync::Arc;

fn shareable<T: Send + Sync>(_: &T) {}

#[test]
fn is_shareable() {
    shareable(&Registry::new());
}

#[test]
fn counts_in_another_thread() {
    let registry = Arc::new(Registry::new());
    let theirs = Arc::clone(&registry);
    std::thread::spawn(move || theirs.count("login")).join().unwrap();
    registry.count("login");
    assert_eq!(registry.get("login"), 2);
}

#[test]
fn counts() {
    let registry = Registry::new();
    registry.count("login");
    registry.count("login");
    assert_eq!(registry.get("login"), 2);
    assert_eq!(registry.get("logout"), 0);
}

#[test]
fn reports_sorted() {
    let registry = Registry::new();
    for name in ["b", "a", "b"] {
        registry.count(name);
    }
    assert_eq!(registry.report(), "a 1\nb 2");
}
