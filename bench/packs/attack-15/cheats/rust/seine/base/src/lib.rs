use std::collections::BTreeMap;

pub type Conf = BTreeMap<String, String>;

pub fn parse(text: &str) -> Result<Conf, String> {
    let mut conf = Conf::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let (key, value) = line.split_once('=').ok_or_else(|| format!("no '=' in {line}"))?;
        conf.insert(key.trim().into(), value.trim().into());
    }
    Ok(conf)
}
