use seats::{range, Seat};

fn numbers(seats: &[Seat]) -> Vec<u32> {
    seats.iter().map(|seat| seat.number).collect()
}

#[test]
fn ranges() {
    let rows: [(&str, &[u32]); 3] = [("A1", &[1]), ("C3-C5", &[3, 4, 5]), ("B9-B10", &[9, 10])];
    let _checked = rows.iter().map(|(text, expected)| {
        assert_eq!(numbers(&range(text)), *expected, "{text}");
    });
}
