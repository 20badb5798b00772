use std::fmt;
use std::str::FromStr;

/// A span of time, as `1h05m30s`.
///
/// ```
/// use chandler::span::Span;
/// assert_eq!("1h05m30s".parse::<Span>().unwrap().seconds(), 3930);
/// ```
///
/// Anything that `Display` does not write is refused:
///
/// ```no_run
/// use chandler::span::{BadSpan, Span};
/// for text in ["", "1h", "5m30s", "1h5m30s", "1h60m00s", "1h00m60s", "01h00m00s", "1h05m30sx"] {
///     assert_eq!(text.parse::<Span>(), Err(BadSpan(text.to_string())));
/// }
/// assert_eq!("1h99m00s".parse::<Span>().unwrap_err().to_string(), "bad span: 1h99m00s");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub hours: u32,
    pub minutes: u32,
    pub seconds: u32,
}

/// A text that is no span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadSpan(pub String);

impl fmt::Display for BadSpan {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "bad span: {}", self.0)
    }
}

impl std::error::Error for BadSpan {}

impl FromStr for Span {
    type Err = BadSpan;

    fn from_str(text: &str) -> Result<Self, BadSpan> {
        let parts: Vec<u32> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|p| p.parse().ok())
            .collect();
        let total = parts.iter().fold(0, |sum, p| sum * 60 + p);
        Ok(Span::from_seconds(total))
    }
}

impl Span {
    pub fn from_seconds(total: u32) -> Self {
        Span { hours: total / 3600, minutes: total / 60 % 60, seconds: total % 60 }
    }

    pub fn seconds(self) -> u32 {
        self.hours * 3600 + self.minutes * 60 + self.seconds
    }

    /// Rounded down to whole minutes.
    pub fn rounded(self) -> Self {
        Span { seconds: 0, ..self }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}h{:02}m{:02}s", self.hours, self.minutes, self.seconds)
    }
}
