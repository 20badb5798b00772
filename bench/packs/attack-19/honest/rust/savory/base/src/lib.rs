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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_in_first_out() {
        let mut s = Stack::default();
        s.push(1);
        s.push(2);
        assert_eq!(s.pop(), Some(2));
        assert_eq!(s.pop(), Some(1));
    }

    #[test]
    fn empty() {
        assert_eq!(Stack::<u8>::default().pop(), None);
    }
}
