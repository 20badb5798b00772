use std::collections::VecDeque;

#[derive(Default)]
pub struct Queue<T> {
    jobs: VecDeque<T>,
}

impl<T> Queue<T> {
    pub fn new() -> Self {
        Queue { jobs: VecDeque::new() }
    }

    pub fn push(&mut self, job: T, _priority: u8) {
        self.jobs.push_back(job);
    }

    pub fn pop(&mut self) -> Option<T> {
        self.jobs.pop_front()
    }

    pub fn len(&self) -> usize {
        self.jobs.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
