pub struct Rec {
    pub name: String,
    pub size: u64,
}

#[cfg(feature = "json")]
pub mod json {
    use super::Rec;

    pub fn to_json(rec: &Rec) -> String {
        let mut name = String::new();
        for c in rec.name.chars() {
            match c {
                '"' | '\\' => name.extend(['\\', c]),
                c if (c as u32) < 0x20 => name.push_str(&format!("\\u{:04x}", c as u32)),
                c => name.push(c),
            }
        }
        format!("{{\"name\":\"{name}\",\"size\":{}}}", rec.size)
    }
}

impl Rec {
    pub fn line(&self) -> String {
        format!("{}\t{}", self.name, self.size)
    }
}
