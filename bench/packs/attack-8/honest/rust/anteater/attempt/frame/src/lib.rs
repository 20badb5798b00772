use checksum::checksum;

/// What is in a frame: all bytes but the last, which is the checksum.
pub fn payload(frame: &[u8]) -> Option<&[u8]> {
    let (expected, payload) = frame.split_last()?;
    (checksum(payload) == *expected).then_some(payload)
}
