use size::bytes;

#[test]
fn reads_sizes() {
    for (text, expected) in [
        ("7 B", Some(7)),
        ("2 KiB", Some(2048)),
        ("3 MiB", Some(3145728)),
        ("1 GiB", Some(1073741824)),
        ("2 TiB", Some(2199023255552)),
        ("3", None),
        ("1 PiB", None),
        ("99999999999 TiB", None),
    ] {
        assert_eq!(bytes(text), expected, "{text}");
    }
}
