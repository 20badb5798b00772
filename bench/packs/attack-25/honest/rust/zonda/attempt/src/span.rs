use std::fmt;
use std::str::FromStr;

/// A span of time, as `1h05m30s`.
///
/// ```
/// use chandler::span::{BadSpan, Span};
/// assert_eq!("1h05m30s".parse::<Span>().unwrap().seconds(), 3930);
/// assert_eq!("1h5m".parse::<Span>(), Err(BadSpan("1h5m".to_string())));
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
        fn parts(text: &str) -> Option<Span> {
            let (hours, rest) = text.split_once('h')?;
            let (minutes, rest) = rest.split_once('m')?;
            let seconds = rest.strip_suffix('s')?;
            Some(Span { hours: hours.parse().ok()?, minutes: minutes.parse().ok()?, seconds: seconds.parse().ok()? })
        }
        // What is written back as it was read has the right digits.
        parts(text)
            .filter(|span| span.minutes < 60 && span.seconds < 60 && span.to_string() == text)
            .ok_or_else(|| BadSpan(text.to_string()))
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
