use hits::Hits;

#[test]
fn adds() {
    let mut hits = Hits::default();
    hits.add(2);
    hits.add(3);
    assert_eq!(hits.count(), 5);
}
