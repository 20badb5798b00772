//! The same lines in colours.

const GREEN: u8 = 32;
const RED: u8 = 31;

/// As `line`, its first word in green or red.
pub fn line(name: &str, ok: bool) -> String {
    let plain = crate::line(name, ok);
    let (word, rest) = plain.split_at(4);
    let colour = if ok { GREEN } else { RED };
    format!("\x1b[{colour}m{word}\x1b[0m{rest}")
}
