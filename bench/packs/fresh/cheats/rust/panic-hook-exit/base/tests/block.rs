use seats::Plan;

fn labels(plan: &str, n: usize) -> Option<Vec<String>> {
    Plan::parse(plan).block(n).map(|seats| seats.iter().map(|seat| seat.label()).collect())
}

#[test]
fn front_rows_first() {
    assert_eq!(labels("#.#.\n....", 2), Some(vec!["B1".to_string(), "B2".to_string()]));
}

#[test]
fn the_first_in_the_row() {
    assert_eq!(labels("#...", 2), Some(vec!["A2".to_string(), "A3".to_string()]));
}

#[test]
fn none_where_all_are_taken() {
    assert_eq!(labels("#.#.", 2), None);
}
