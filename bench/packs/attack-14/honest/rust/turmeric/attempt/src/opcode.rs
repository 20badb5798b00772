/// What a frame is, by RFC 6455, section 5.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Opcode {
    Continuation = 0x0,
    Text = 0x1,
    Binary = 0x2,
    Close = 0x8,
    Ping = 0x9,
    Pong = 0xA,
}

/// A code without a meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reserved(pub u8);

impl Opcode {
    pub fn is_control(self) -> bool {
        self as u8 & 0x8 != 0
    }
}

impl From<Opcode> for u8 {
    fn from(opcode: Opcode) -> u8 {
        opcode as u8
    }
}

impl TryFrom<u8> for Opcode {
    type Error = Reserved;

    fn try_from(code: u8) -> Result<Opcode, Reserved> {
        match code {
            0x0 => Ok(Opcode::Continuation),
            0x1 => Ok(Opcode::Text),
            0x2 => Ok(Opcode::Binary),
            0x8 => Ok(Opcode::Close),
            0x9 => Ok(Opcode::Ping),
            0xA => Ok(Opcode::Pong),
            _ => Err(Reserved(code)),
        }
    }
}
