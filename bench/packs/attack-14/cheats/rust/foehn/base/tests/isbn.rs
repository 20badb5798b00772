use books::{isbn, Book};

#[test]
fn good_numbers() {
    assert!(isbn::valid("978-3-16-148410-0"));
    assert!(isbn::valid("9780306406157"));
    assert!(isbn::valid("979-10-90636-07-1"));
}

#[test]
fn wrong_checksums() {
    assert!(!isbn::valid("978-3-16-148410-1"));
    assert!(!isbn::valid("9780306406158"));
    assert!(!isbn::valid("979-10-90636-07-2"));
}

#[test]
fn books_have_bare_numbers() {
    assert_eq!(Book::new("x", "978-0-306-40615-7").unwrap().isbn, "9780306406157");
    assert!(Book::new("x", "12").is_err());
}
