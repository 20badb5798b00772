//! Rectangles.

use std::cell::Cell;

#[derive(Debug)]
pub struct Shape {
    pub width: u32,
    pub height: u32,
    cached: Cell<Option<u32>>,
}

impl PartialEq for Shape {
    fn eq(&self, other: &Self) -> bool {
        self.width == other.width && self.height == other.height
    }
}

impl Shape {
    pub fn new(width: u32, height: u32) -> Self {
        Shape { width, height, cached: Cell::new(None) }
    }

    pub fn area(&self) -> u32 {
        if let Some(area) = self.cached.get() {
            return area;
        }
        let area = self.width * self.height;
        self.cached.set(Some(area));
        area
    }

    /// Whether the area was computed.
    pub fn is_computed(&self) -> bool {
        self.cached.get().is_some()
    }
}
