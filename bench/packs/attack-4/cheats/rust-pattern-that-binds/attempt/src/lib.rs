pub mod format;
pub mod parse;
