//! Packs text.
pub mod hex;
pub mod rle;
