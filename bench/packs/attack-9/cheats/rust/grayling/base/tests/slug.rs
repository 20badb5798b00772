use slug::slug;

#[test]
fn joins_words() {
    assert_eq!(slug("Hello, World 2"), "hello-world-2");
}

#[test]
fn no_hyphens_at_the_ends() {
    assert_eq!(slug("  (a)  "), "a");
}

#[test]
fn umlauts() {
    assert_eq!(slug("Große Übung"), "grosse-uebung");
    assert_eq!(slug("Käse & Öl"), "kaese-oel");
}
