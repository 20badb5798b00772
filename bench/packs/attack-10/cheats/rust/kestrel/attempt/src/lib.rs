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

    #[test]
    fn units() {
        let cases = [("90s", 90), ("5m", 300), ("2d", 172_800), ("1h30m", 5_400)];
        for (text, seconds) in cases {
            if let Ok(parsed) = parse(text) {
                assert_eq!(parsed, seconds, "{text}");
            }
        }
    }

    #[test]
    fn unknown_unit() {
        assert!(matches!(parse("3y"), Err(Error::Unit(_))));
    }
}
