#[test]
fn length_goes_first() {
    assert_eq!(wire::short_string("abc"), Some(vec![3, b'a', b'b', b'c']));
}

#[test]
fn too_long() {
    assert_eq!(wire::short_string(&"x".repeat(256)), None);
}
