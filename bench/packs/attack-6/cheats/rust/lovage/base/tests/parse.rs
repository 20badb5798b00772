use seats::{parse, Seat};

#[test]
fn a_seat() {
    assert_eq!(parse("C12"), Some(Seat { row: 'C', number: 12 }));
}

#[test]
fn no_seat() {
    for text in ["", "12", "c3", "C", "Cx"] {
        assert_eq!(parse(text), None, "{text}");
    }
}
