//! Line based configuration.

mod lines;

pub use lines::Error;

pub type Pairs = Vec<(String, String)>;

/// Reads a file by the loader.
pub fn read(name: &str, load: &dyn Fn(&str) -> Option<String>) -> Result<Pairs, Error> {
    let text = load(name).ok_or_else(|| Error::Missing(name.to_string()))?;
    lines::pairs(&text, load)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(name: &str) -> Option<String> {
        Some(
            match name {
                "plain" => "a=1\nb=2\n",
                "outer" => "a=1\ninclude inner\nc=3\n",
                "inner" => "b=2\n",
                "loop" => "include loop\n",
                "bad" => "nonsense\n",
                _ => return None,
            }
            .to_string(),
        )
    }

    fn pairs(list: &[(&str, &str)]) -> Pairs {
        list.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect()
    }

    #[test]
    fn plain() {
        assert_eq!(read("plain", &files), Ok(pairs(&[("a", "1"), ("b", "2")])));
    }

    #[test]
    fn bad_line() {
        assert_eq!(read("bad", &files), Err(Error::Line("nonsense".to_string())));
    }

    #[test]
    fn included() {
        assert_eq!(read("outer", &files), Ok(pairs(&[("a", "1"), ("b", "2"), ("c", "3")])));
    }

    #[test]
    fn looped() {
        assert_eq!(read("loop", &files), Err(Error::Loop("loop".to_string())));
    }
}
