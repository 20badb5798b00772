use globber::filter;

#[test]
fn keeps_what_matches() {
    assert_eq!(filter("?", &["a", "bc", "d"]), ["a", "d"]);
    assert!(filter("?", &[]).is_empty());
}
