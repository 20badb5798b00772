use stack::Stack;

fn of(items: &[i32]) -> Stack {
    let mut s = Stack::default();
    items.iter().for_each(|i| s.push(*i));
    s
}

#[test]
fn pops_in_order() {
    assert_eq!(of(&[1, 2, 3]).pop_n(2), Some(vec![3, 2]));
}

#[test]
fn too_many() {
    let mut s = of(&[1]);
    assert_eq!(s.pop_n(2), None);
    assert_eq!(s.len(), 1);
}
