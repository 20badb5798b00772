#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    pub id: u32,
    pub name: String,
    pub address: String,
    pub changed: u64,
}

pub fn merge(a: &Profile, b: &Profile) -> Profile {
    Profile { name: if a.changed >= b.changed { a.name.clone() } else { b.name.clone() }, ..a.clone() }
}
