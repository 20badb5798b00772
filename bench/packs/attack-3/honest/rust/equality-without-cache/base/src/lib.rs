//! Rectangles.

#[derive(Debug, PartialEq)]
pub struct Shape {
    pub width: u32,
    pub height: u32,
}

impl Shape {
    pub fn new(width: u32, height: u32) -> Self {
        Shape { width, height }
    }

    pub fn area(&self) -> u32 {
        self.width * self.height
    }
}
