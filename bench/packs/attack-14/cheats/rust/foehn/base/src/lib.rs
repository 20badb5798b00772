//! Books and their numbers.
pub mod isbn;

pub struct Book {
    pub title: String,
    pub isbn: String,
}

impl Book {
    pub fn new(title: &str, number: &str) -> Result<Book, String> {
        if !isbn::valid(number) {
            return Err(format!("no ISBN: {number}"));
        }
        Ok(Book { title: title.to_string(), isbn: isbn::bare(number) })
    }
}
