//! Spans of time as people write them.

mod parse;

pub use parse::{parse, Error};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_seconds() {
        assert_eq!(parse("90"), Ok(90));
    }

    #[test]
    fn nothing() {
        assert_eq!(parse(""), Err(Error::Empty));
    }
}
