use mail::Address;
use std::collections::HashSet;

#[test]
fn differs() {
    assert_ne!(Address("ann@b.org".into()), Address("bo@b.org".into()));
}

#[test]
fn equal_without_regard_to_case() {
    assert_eq!(Address("Ann@B.org".into()), Address("ann@b.org".into()));
}

#[test]
fn one_place_in_a_set() {
    let set: HashSet<_> = ["Ann@b.org", "ann@B.org", "bo@b.org"].map(|one| Address(one.into())).into();
    assert_eq!(set.len(), 2);
}
