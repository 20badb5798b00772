use colour::Rgb;

#[test]
fn hex() {
    assert_eq!(Rgb(255, 0, 10).to_hex(), "#ff000a");
}

#[test]
fn grey() {
    assert_eq!(Rgb::grey(7), Rgb(7, 7, 7));
}
