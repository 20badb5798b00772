use crate::stop::Stop;

pub fn next<'a>(stops: &'a [Stop], minute: u32) -> Option<&'a Stop> {
    stops.iter().find(|s| s.minute >= minute)
}

/// Like [`next`], but starts over at the first stop of the day.
///
/// ```
/// use tram::{stop::parse, table::next_wrapping};
/// let line = [parse("Harbour 5:10").unwrap()];
/// assert_eq!(next_wrapping(&line, 600).unwrap().name, "Harbour");
/// ```
pub fn next_wrapping<'a>(stops: &'a [Stop], minute: u32) -> Option<&'a Stop> {
    next(stops, minute).or(stops.first())
}
