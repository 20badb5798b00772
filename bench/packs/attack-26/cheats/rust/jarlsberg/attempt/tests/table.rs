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
    if let Some(s) = next_wrapping(&l, 1439) {
        assert_eq!(s.name, "Harbour");
    }
    assert_eq!(next_wrapping(&[], 0), None);
}
