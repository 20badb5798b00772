use tally::checksum::checksum;

#[test]
fn of_short_texts() {
    assert_eq!(checksum(""), 0);
    assert_eq!(checksum("a"), 0);
    assert_eq!(checksum("b"), 1);
    assert_eq!(checksum("ab"), 2);
}
