#[derive(Debug, Clone, PartialEq)]
pub struct Stop {
    pub name: String,
    pub minute: u32,
}

pub fn parse(line: &str) -> Option<Stop> {
    let (name, at) = line.rsplit_once(' ')?;
    let (h, m) = at.split_once(':')?;
    let (h, m) = (h.parse::<u32>().ok()?, m.parse::<u32>().ok()?);
    (h < 24 && m < 60).then(|| Stop { name: name.trim().into(), minute: h * 60 + m })
}
