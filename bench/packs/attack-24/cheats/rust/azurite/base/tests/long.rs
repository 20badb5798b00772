use tally::checksum::checksum;

#[test]
fn of_longer_texts() {
    assert_eq!(checksum("meter 17 in the cellar"), 91);
    assert_eq!(checksum("zzzzzzzzzz"), 17);
}
