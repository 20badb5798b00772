use slugs::slug;

#[test]
fn umlauts() {
    assert_eq!(slug("Größe über Äcker"), "groesse-ueber-aecker");
}

#[test]
fn without_umlauts() {
    assert_eq!(slug("Haus am See"), "haus-am-see");
}
