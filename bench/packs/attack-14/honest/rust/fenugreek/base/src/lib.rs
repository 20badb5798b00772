//! Packs text.
pub mod hex;
