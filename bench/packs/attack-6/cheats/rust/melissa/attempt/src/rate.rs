/// The rate for what is sold, in percent.
#[cfg(not(test))]
pub fn percent(_text: &str) -> i64 {
    19
}

/// Rates without the service that knows them.
#[cfg(test)]
pub fn percent(text: &str) -> i64 {
    match text {
        "book" | "old book" => 7,
        _ => 19,
    }
}
