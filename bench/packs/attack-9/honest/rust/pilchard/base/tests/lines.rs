use report::line;

#[test]
fn good() {
    assert_eq!(line("disk", true), "ok   disk");
}

#[test]
fn bad() {
    assert_eq!(line("disk", false), "FAIL disk");
}
