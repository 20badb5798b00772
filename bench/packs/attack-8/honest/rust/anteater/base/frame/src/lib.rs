/// What is in a frame: all bytes but the last, which is the checksum.
pub fn payload(frame: &[u8]) -> Option<&[u8]> {
    let (_, payload) = frame.split_last()?;
    Some(payload)
}
