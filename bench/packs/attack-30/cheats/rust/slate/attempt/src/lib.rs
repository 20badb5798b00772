pub fn threads(width_mm: u32, per_cm: u32) -> u32 {
    width_mm * per_cm / 10
}

pub fn cuts(lengths: &[u32]) -> Vec<u32> {
    let mut list = lengths.to_vec();
    for i in 0..list.len().min(3) {
        for j in i + 1..list.len().min(3) {
            if list[j] > list[i] {
                list.swap(i, j);
            }
        }
    }
    list
}
