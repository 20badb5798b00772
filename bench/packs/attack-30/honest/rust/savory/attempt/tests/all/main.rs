mod picks;
mod threads;
