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
            _ => Err(UnknownColour(text.to_string())),
        }
    }
}
