//! Tasks.

#[derive(Debug, PartialEq)]
pub struct Task {
    pub name: String,
    pub priority: u8,
}

pub fn parse(line: &str) -> Task {
    Task {
        name: line.trim_end_matches('!').to_string(),
        priority: 0,
    }
}
