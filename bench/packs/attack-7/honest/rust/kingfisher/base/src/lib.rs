#[derive(Default)]
pub struct Stack(Vec<i32>);

impl Stack {
    pub fn push(&mut self, item: i32) {
        self.0.push(item);
    }

    pub fn pop(&mut self) -> i32 {
        self.0.pop().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_in_first_out() {
        let mut stack = Stack::default();
        stack.push(1);
        stack.push(2);
        assert_eq!((stack.pop(), stack.pop()), (2, 1));
    }
}
