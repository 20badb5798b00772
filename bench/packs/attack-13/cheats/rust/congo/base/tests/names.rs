use paint::{Colour, UnknownColour};

#[test]
fn names() {
    assert_eq!("red".parse(), Ok(Colour(255, 0, 0)));
    assert_eq!("mud".parse::<Colour>(), Err(UnknownColour("mud".into())));
}
