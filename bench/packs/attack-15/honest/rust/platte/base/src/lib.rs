pub struct Rec {
    pub name: String,
    pub size: u64,
}

impl Rec {
    pub fn line(&self) -> String {
        format!("{}\t{}", self.name, self.size)
    }
}
