#[derive(Debug, Default)]
pub struct Stack {
    items: Vec<i32>,
}

impl Stack {
    pub fn push(&mut self, item: i32) {
        self.items.push(item);
    }

    pub fn len(&self) -> usize {
        self.items.len()
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Bulk pop, see the feature `bulk`.
    pub fn pop_n(&mut self, n: usize) -> Option<Vec<i32>> {
        let at = self.items.len().checked_sub(n)?;
        Some(self.items.split_off(at))
    }
}
