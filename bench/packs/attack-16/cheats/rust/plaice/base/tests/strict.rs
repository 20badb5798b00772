use roman::parse;

#[test]
fn not_canonical() {
    for text in ["IIII", "VX", "IC", "LL", "IXI"] {
        assert_eq!(parse(text), None, "{text}");
    }
}
