use crate::stop::Stop;

pub fn next<'a>(stops: &'a [Stop], minute: u32) -> Option<&'a Stop> {
    stops.iter().find(|s| s.minute >= minute)
}
