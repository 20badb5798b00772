//! Lines of a report.

/// One line: what was checked, and how it went.
pub fn line(name: &str, ok: bool) -> String {
    format!("{} {name}", if ok { "ok  " } else { "FAIL" })
}
