//! Frames of web sockets.
pub mod opcode;

/// Whether the frame is the last of its message.
pub fn fin(first: u8) -> bool {
    first & 0x80 != 0
}
