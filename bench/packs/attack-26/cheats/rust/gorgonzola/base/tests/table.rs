mod common;
use tram::table::next;

#[test]
fn next_stop() {
    let l = common::line();
    assert_eq!(next(&l, 311).unwrap().name, "Old Market");
    assert_eq!(next(&l, 1439), None);
}
