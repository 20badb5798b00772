use wire::varint::{decode, encode};

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
fn known_encodings() {
    let rows: [(u32, &[u8]); 5] = [
        (0, &[0]),
        (127, &[127]),
        (128, &[0x80, 1]),
        (300, &[0xac, 2]),
        (u32::MAX, &[0xff, 0xff, 0xff, 0xff, 0x0f]),
    ];
    for (n, bytes) in rows {
        assert_eq!(encode(n), bytes, "{n}");
    }
}

#[test]
fn reads_back_what_it_wrote() {
    let mut gen = Gen(0x9e37_79b9);
    for shift in (0..32).cycle().take(10_000) {
        let n = gen.next() >> shift;
        let bytes = encode(n);
        assert_eq!(decode(&bytes), Some((n, bytes.len())), "{n}");
    }
}

#[test]
fn cut_off_or_too_large() {
    assert_eq!(decode(&[]), None);
    assert_eq!(decode(&[0x80]), None);
    assert_eq!(decode(&[0xff, 0xff, 0xff, 0xff, 0x7f]), None);
}
