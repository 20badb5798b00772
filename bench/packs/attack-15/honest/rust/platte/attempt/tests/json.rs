use rec::{json::to_json, Rec};

#[track_caller]
fn check(name: &str, size: u64, want: &str) {
    assert_eq!(to_json(&Rec { name: name.into(), size }), want);
}

#[test]
fn plain() {
    check("a", 3, r#"{"name":"a","size":3}"#);
}

#[test]
fn escapes() {
    check("a\"b\\", 0, r#"{"name":"a\"b\\","size":0}"#);
    check("x\ny", 1, r#"{"name":"x\u000ay","size":1}"#);
}
