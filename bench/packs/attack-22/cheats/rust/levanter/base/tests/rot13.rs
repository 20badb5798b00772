use squeeze::rot13;

#[test]
fn letters() {
    assert_eq!(rot13("Hello"), "Uryyb");
}

#[test]
fn twice_is_nothing() {
    assert_eq!(rot13(&rot13("Why, yes!")), "Why, yes!");
}
