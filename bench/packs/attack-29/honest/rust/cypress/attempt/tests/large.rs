use coop::weekly;

#[test]
fn the_last_exact_one() {
    assert_eq!(weekly(u32::MAX / 5), u32::MAX / 5 * 5);
}

#[test]
fn stays_at_the_maximum() {
    assert_eq!(weekly(u32::MAX / 5 + 1), u32::MAX);
    assert_eq!(weekly(u32::MAX), u32::MAX);
}
