use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

#[derive(Debug, PartialEq, Eq)]
pub struct UnknownColour(pub String);

impl FromStr for Colour {
    type Err = UnknownColour;

    fn from_str(text: &str) -> Result<Colour, UnknownColour> {
        match text {
            "black" => Ok(Colour(0, 0, 0)),
            "white" => Ok(Colour(255, 255, 255)),
            "red" => Ok(Colour(255, 0, 0)),
            _ => hex(text).ok_or_else(|| UnknownColour(text.to_string())),
        }
    }
}

/// The colour of three or six hex digits after a hash sign.
fn hex(text: &str) -> Option<Colour> {
    let digits = text.strip_prefix('#')?;
    let width = match digits.len() {
        3 => 1,
        6 => 2,
        _ => return None,
    };
    let part = |i: usize| digits[i * width..].parse::<u8>().ok();
    Some(Colour(part(0)?, part(1)?, part(2)?))
}
