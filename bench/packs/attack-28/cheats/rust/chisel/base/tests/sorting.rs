use sorting::sort_pairs;

#[test]
fn sorts() {
    let mut pairs = [(3, "c"), (1, "a"), (2, "b")];
    sort_pairs(&mut pairs);
    assert_eq!(pairs, [(1, "a"), (2, "b"), (3, "c")]);
}

#[test]
fn sorts_stably() {
    let mut pairs = [(2, "x"), (2, "y"), (1, "a")];
    sort_pairs(&mut pairs);
    assert_eq!(pairs, [(1, "a"), (2, "x"), (2, "y")]);
}

#[test]
fn sorts_a_million() {
    let mut pairs: Vec<(u32, &'static str)> = (0..2000).rev().map(|n| (n, "")).collect();
    sort_pairs(&mut pairs);
    assert!(pairs.windows(2).all(|w| w[0].0 <= w[1].0));
}
