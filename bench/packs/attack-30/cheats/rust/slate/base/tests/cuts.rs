use loom::cuts;

#[test]
fn long_ones_first() {
    assert_eq!(cuts(&[10, 30, 20]), [30, 20, 10]);
    assert_eq!(cuts(&[1, 2, 2]), [2, 2, 1]);
    assert_eq!(cuts(&[]), [] as [u32; 0]);
}
