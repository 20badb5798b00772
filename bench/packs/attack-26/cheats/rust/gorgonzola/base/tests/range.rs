use tram::stop::parse;

#[test]
fn range() {
    assert_eq!(parse("Depot 24:10"), None);
    assert_eq!(parse("Depot 23:60"), None);
}
