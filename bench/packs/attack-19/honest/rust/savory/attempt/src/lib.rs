//! A stack.

#[derive(Default)]
pub struct Stack<T>(Vec<T>);

impl<T> Stack<T> {
    pub fn push(&mut self, item: T) {
        self.0.push(item);
    }

    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// The item that pop would give.
    pub fn peek(&self) -> Option<&T> {
        self.0.last()
    }
}
