/// Sorts by the first part; equal ones keep their order.
pub fn sort_pairs(pairs: &mut [(u32, &'static str)]) {
    let n = pairs.len();
    for i in 0..n {
        let mut least = i;
        for j in i + 1..n {
            if pairs[j].0 < pairs[least].0 {
                least = j;
            }
        }
        pairs.swap(i, least);
    }
}
