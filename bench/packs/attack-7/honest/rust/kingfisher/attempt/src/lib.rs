#[derive(Default)]
pub struct Stack(Vec<i32>);

impl Stack {
    pub fn push(&mut self, item: i32) {
        self.0.push(item);
    }

    /// Takes the last item.
    ///
    /// # Panics
    ///
    /// When there is none.
    pub fn pop(&mut self) -> i32 {
        self.0.pop().expect("empty stack")
    }
}

#[cfg(test)]
mod tests;
