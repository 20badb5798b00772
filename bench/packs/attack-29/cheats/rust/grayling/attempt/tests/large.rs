use coop::weekly;

#[test]
fn never_overflows() {
    let mut seed: u32 = 7;
    for _ in 0..1000 {
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        let hens = (seed >> 8) % 1_000_000;
        assert_eq!(weekly(hens), hens * 5);
    }
}

#[test]
fn large() {
    assert!(weekly(100_000_000) <= u32::MAX);
}
