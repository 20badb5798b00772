use size::bytes;

#[test]
fn reads_sizes() {
    for (text, expected) in [
        ("7 B", Some(7)),
        ("2 KiB", Some(2048)),
        ("3 MiB", Some(3145728)),
        ("3", None),
    ] {
        assert_eq!(bytes(text), expected, "{text}");
    }
}
