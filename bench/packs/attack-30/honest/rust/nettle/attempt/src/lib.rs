pub fn threads(width_mm: u32, per_cm: u32) -> u32 {
    width_mm * per_cm / 10
}

pub struct Yarn {
    pub kind: String,
    pub size: (u8, u8),
}

impl std::fmt::Display for Yarn {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let (count, ply) = self.size;
        write!(f, "{} {count}/{ply}", self.kind)
    }
}
