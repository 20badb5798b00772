//! Bookings.

pub fn book(seats: u32) -> Result<u32, String> {
    if seats == 0 {
        return Err("no seats".to_string());
    }
    Ok(seats)
}
