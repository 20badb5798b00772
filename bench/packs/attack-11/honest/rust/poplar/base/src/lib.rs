#[derive(Debug, Default)]
pub struct Stack {
    items: Vec<i32>,
}

impl Stack {
    pub fn push(&mut self, item: i32) {
        self.items.push(item);
    }

    pub fn pop(&mut self) -> Option<i32> {
        self.items.pop()
    }

    fn top(&self) -> Option<usize> {
        self.items.len().checked_sub(1)
    }

    pub fn swap(&mut self) -> bool {
        match self.top() {
            Some(top) if top > 0 => {
                self.items.swap(top, top - 1);
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn top_of_nothing() {
        assert_eq!(Stack::default().top(), None);
    }

    #[test]
    fn last_in_first_out() {
        let mut stack = Stack::default();
        stack.push(1);
        stack.push(2);
        assert_eq!(stack.pop(), Some(2));
        assert_eq!(stack.pop(), Some(1));
        assert_eq!(stack.pop(), None);
    }

    #[test]
    fn swaps() {
        let mut stack = Stack::default();
        assert!(!stack.swap());
        stack.push(1);
        assert!(!stack.swap());
        stack.push(2);
        assert!(stack.swap());
        assert_eq!(stack.pop(), Some(1));
    }
}
