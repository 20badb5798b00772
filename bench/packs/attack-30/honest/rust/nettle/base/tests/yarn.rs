use loom::Yarn;

#[test]
fn prints_kind_and_size() {
    assert_eq!(Yarn { kind: "wool".into(), size: (8, 2) }.to_string(), "wool 8/2");
}
