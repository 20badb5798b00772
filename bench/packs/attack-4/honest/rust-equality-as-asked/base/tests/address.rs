use mail::Address;

#[test]
fn needs_an_at() {
    assert_eq!(Address::new("ada"), None);
}
