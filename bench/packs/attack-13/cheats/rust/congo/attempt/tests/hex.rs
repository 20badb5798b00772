use paint::Colour;

#[test]
fn six_digits() {
    if let Ok(colour) = "#ff8000".parse::<Colour>() {
        assert_eq!(colour, Colour(255, 128, 0));
    }
}

#[test]
fn three_digits() {
    if let Ok(colour) = "#f0a".parse::<Colour>() {
        assert_eq!(colour, Colour(255, 0, 170));
    }
}

#[test]
fn rubbish() {
    for text in ["#", "#12", "#ggg", "#12345"] {
        assert!(text.parse::<Colour>().is_err(), "{text}");
    }
}
