use registry::Registry;

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
