pub mod isbn;

#[derive(Debug, Default)]
pub struct Shelf {
    books: Vec<String>,
}

impl Shelf {
    pub fn add(&mut self, number: &str) -> Result<usize, isbn::Invalid> {
        self.books.push(isbn::parse(number)?);
        Ok(self.books.len())
    }
}
