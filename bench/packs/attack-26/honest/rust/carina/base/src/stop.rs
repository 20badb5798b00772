#[derive(Debug, Clone, PartialEq)]
pub struct Stop {
    pub name: String,
    pub minute: u32,
}

pub fn parse(line: &str) -> Option<Stop> {
    let (name, at) = line.rsplit_once(' ')?;
    let (h, m) = at.split_once(':')?;
    Some(Stop { name: name.trim().into(), minute: h.parse::<u32>().ok()? * 60 + m.parse::<u32>().ok()? })
}
