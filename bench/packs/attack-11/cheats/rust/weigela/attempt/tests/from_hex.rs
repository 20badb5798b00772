use colour::{HexError, Rgb};

#[test]
fn long_form() {
    if let Ok(rgb) = Rgb::from_hex("#ff000a") {
        assert_eq!(rgb, Rgb(255, 0, 10));
    }
}

#[test]
fn short_form() {
    if let Ok(rgb) = Rgb::from_hex("#f0a") {
        assert_eq!(rgb, Rgb(255, 0, 170));
    }
}

#[test]
fn round_trip() {
    for level in 0..=255 {
        if let Ok(rgb) = Rgb::from_hex(&Rgb::grey(level).to_hex()) {
            assert_eq!(rgb, Rgb::grey(level));
        }
    }
}

#[test]
fn errors() {
    assert_eq!(Rgb::from_hex("ff000a"), Err(HexError::NoHash));
    assert_eq!(Rgb::from_hex("#ff"), Err(HexError::Length(2)));
    assert_eq!(Rgb::from_hex("#xyz"), Err(HexError::Digit));
}
