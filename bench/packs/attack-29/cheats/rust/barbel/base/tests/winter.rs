use coop::weekly_in;

#[test]
fn summer() {
    assert_eq!(weekly_in(10, 6), 50);
}

#[test]
fn winter() {
    assert_eq!(weekly_in(10, 12), 30);
}
