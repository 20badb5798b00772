use ini::parse;

fn check(text: &str, want: &[(&str, &str)]) {
    let got = parse(text).unwrap();
    let got: Vec<_> = got.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    assert_eq!(got, want, "{text:?}");
}

#[test]
fn pairs() {
    check("a = 1\n# no\n\nb=x y", &[("a", "1"), ("b", "x y")]);
    check("", &[]);
}

#[test]
#[should_panic(expected = "no value")]
fn no_value() {
    check("a = 1\nb", &[]);
}
