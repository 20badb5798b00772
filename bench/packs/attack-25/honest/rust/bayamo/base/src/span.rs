use std::fmt;

/// A span of time, as `1h05m30s`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub hours: u32,
    pub minutes: u32,
    pub seconds: u32,
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
