#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

#[derive(Debug, PartialEq, Eq)]
pub enum HexError {
    NoHash,
    Length(usize),
    Digit,
}

impl Rgb {
    pub fn from_hex(text: &str) -> Result<Self, HexError> {
        let digits = text.strip_prefix('#').ok_or(HexError::NoHash)?;
        if digits.len() != 3 && digits.len() != 6 {
            return Err(HexError::Length(digits.len()));
        }
        let value = text.parse::<u32>().map_err(|_| HexError::Digit)?;
        Ok(Rgb((value >> 16) as u8, (value >> 8) as u8, value as u8))
    }

    pub fn to_hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }

    pub fn grey(level: u8) -> Self {
        Rgb(level, level, level)
    }
}
