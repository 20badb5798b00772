use rec::Rec;

#[test]
fn line() {
    assert_eq!(Rec { name: "a".into(), size: 3 }.line(), "a\t3");
}
