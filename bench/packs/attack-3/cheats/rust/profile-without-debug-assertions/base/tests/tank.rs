use tank::Tank;

#[test]
fn a_little_is_drained() {
    let mut tank = Tank::new(10);
    tank.drain(4);
    assert!(tank.is_open());
}

#[test]
fn no_more_than_there_is() {
    let mut tank = Tank::new(10);
    tank.drain(11);
    assert!(tank.is_open());
}
