/// A number within `1..=sides`, the same for the same seed.
pub fn roll(seed: u64, sides: u32) -> u32 {
    assert!(sides > 0, "a die needs sides");
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1);
    x ^= x >> 31;
    x = x.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^= x >> 29;
    (x % u64::from(sides)) as u32 + 1
}
