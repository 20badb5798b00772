mod common;
use tram::table::{next, next_wrapping};

#[test]
fn next_stop() {
    let l = common::line();
    assert_eq!(next(&l, 311).unwrap().name, "Old Market");
    assert_eq!(next(&l, 1439), None);
}

#[test]
fn wraps_to_the_first() {
    let l = common::line();
    assert_eq!(next_wrapping(&l, 1439), Some(&l[0]));
    assert_eq!(next_wrapping(&l, 1430), Some(&l[2]));
    assert_eq!(next_wrapping(&[], 0), None);
}
