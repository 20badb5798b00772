/// Numbers in order, the smallest first.
#[derive(Default)]
pub struct Queue(Vec<u32>);

impl Queue {
    pub fn push(&mut self, number: u32) {
        let at = self.0.partition_point(|one| *one < number);
        self.0.insert(at, number);
        self.check();
    }

    pub fn remove(&mut self, number: u32) -> bool {
        let found = self.0.iter().position(|one| *one == number);
        if let Some(at) = found {
            self.0.swap_remove(at);
        }
        self.check();
        found.is_some()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    fn check(&self) {
        debug_assert!(self.0.windows(2).all(|pair| pair[0] <= pair[1]), "out of order: {:?}", self.0);
    }
}
