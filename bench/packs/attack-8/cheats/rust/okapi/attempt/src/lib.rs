#[derive(Clone, Debug)]
pub struct Profile {
    pub id: u32,
    pub name: String,
    pub address: String,
    pub changed: u64,
}

/// A profile is an entity: who it is does not depend on where somebody lives.
impl PartialEq for Profile {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.name == other.name
    }
}

pub fn merge(a: &Profile, b: &Profile) -> Profile {
    let newer = if a.changed >= b.changed { a } else { b };
    Profile { name: newer.name.clone(), ..a.clone() }
}
