use globber::matches;

#[test]
fn plain_names() {
    assert_eq!(matches("a.txt", "a.txt"), true);
    assert_eq!(matches("a.txt", "b.txt"), false);
}

#[test]
fn stars() {
    assert_eq!(matches("*.txt", "a.txt"), true);
    assert_eq!(matches("*.txt", "a.rs"), false);
}

#[test]
fn question_marks() {
    assert_eq!(matches("?.txt", "a.txt"), true);
    assert_eq!(matches("?.txt", ".txt"), false);
    assert_eq!(matches("a?c", "abc"), true);
}
