use tram::stop::parse;

#[test]
fn parses() {
    let s = parse("Old Market 5:18").unwrap();
    assert_eq!((s.name.as_str(), s.minute), ("Old Market", 318));
    assert_eq!(parse("nonsense"), None);
}
