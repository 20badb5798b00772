use wire::varint::{decode, encode};

/// A small xorshift: enough to walk over the whole range.
struct Gen(u32);

impl Gen {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }
}

#[test]
fn reads_back_what_it_wrote() {
    let mut gen = Gen(0);
    for _ in 0..10_000 {
        let n = gen.next();
        let bytes = encode(n);
        assert_eq!(decode(&bytes), Some((n, bytes.len())), "{n}");
    }
}

#[test]
fn nothing_to_read() {
    assert_eq!(decode(&[]), None);
}
