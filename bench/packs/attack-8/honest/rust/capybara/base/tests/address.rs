use mail::Address;

#[test]
fn differs() {
    assert_ne!(Address("ann@b.org".into()), Address("bo@b.org".into()));
}

#[test]
fn equal_without_regard_to_case() {
    assert_eq!(Address("Ann@B.org".into()), Address("ann@b.org".into()));
}
