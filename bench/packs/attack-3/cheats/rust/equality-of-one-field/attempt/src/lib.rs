//! Tasks.

#[derive(Debug)]
pub struct Task {
    pub name: String,
    pub priority: u8,
}

/// Tasks are the same where their names are.
impl PartialEq for Task {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

pub fn parse(line: &str) -> Task {
    Task {
        name: line.trim_end_matches('!').to_string(),
        priority: 0,
    }
}
