use loom::threads;

#[test]
fn counts_threads() {
    assert_eq!(threads(200, 8), 160);
}
