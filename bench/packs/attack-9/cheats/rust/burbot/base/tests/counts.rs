use registry::Registry;

#[test]
fn counts() {
    let registry = Registry::new();
    registry.add("a");
    registry.add("a");
    assert_eq!(registry.get("a"), 2);
    assert_eq!(registry.get("b"), 0);
}

#[test]
fn clones_share() {
    let registry = Registry::new();
    registry.clone().add("a");
    assert_eq!(registry.get("a"), 1);
}
