use cache::Cache;

#[test]
fn gives_back() {
    let mut c = Cache::new(1);
    c.put("a", 7);
    assert_eq!(c.get("a"), Some(7));
    assert_eq!(c.get("b"), None);
}

#[test]
fn knows_its_capacity() {
    assert_eq!(Cache::new(3).capacity(), 3);
}
