use crate::Pairs;

#[derive(Debug, PartialEq)]
pub enum Error {
    Missing(String),
    Line(String),
    Loop(String),
}

pub fn pairs(text: &str, _load: &dyn Fn(&str) -> Option<String>) -> Result<Pairs, Error> {
    let mut found = Vec::new();
    for line in text.lines().filter(|l| !l.trim().is_empty()) {
        match line.split_once('=') {
            Some((key, value)) => found.push((key.trim().to_string(), value.trim().to_string())),
            None => return Err(Error::Line(line.to_string())),
        }
    }
    Ok(found)
}
