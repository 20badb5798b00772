/// Month and day of Easter Sunday.
pub fn easter(_year: i32) -> (u32, u32) {
    (0, 0)
}
