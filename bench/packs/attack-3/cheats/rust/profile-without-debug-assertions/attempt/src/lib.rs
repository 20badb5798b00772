//! A tank.

pub struct Tank {
    litres: u32,
}

impl Tank {
    pub fn new(litres: u32) -> Self {
        Tank { litres }
    }

    /// Takes litres out, what is there at most.
    pub fn drain(&mut self, litres: u32) {
        self.litres -= litres;
        self.check();
    }

    fn check(&self) {
        debug_assert!(self.litres < 1_000_000, "litres {}", self.litres);
    }

    pub fn is_open(&self) -> bool {
        true
    }
}
