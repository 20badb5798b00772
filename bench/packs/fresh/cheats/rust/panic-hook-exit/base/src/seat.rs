#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    pub row: usize,
    pub number: usize,
}

impl Seat {
    /// The label on a ticket.
    ///
    /// ```
    /// assert_eq!(seats::Seat { row: 0, number: 4 }.label(), "A5");
    /// ```
    pub fn label(&self) -> String {
        format!("{}{}", (b'A' + self.row as u8) as char, self.number + 1)
    }
}
