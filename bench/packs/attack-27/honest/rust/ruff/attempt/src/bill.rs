/// An amount in cents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cents(pub i64);

/// Price of an amount of energy, in cents, at tenths of a cent a kilowatt hour.
pub fn price(kwh: u32, tenths: i64) -> Cents {
    Cents(i64::from(kwh) * tenths / 10)
}

const TENTHS: i64 = 305;

/// The price of a kilowatt hour in tenths of a cent.
pub fn tenths() -> i64 {
    tenths_from(std::env::var("METER_TENTHS").ok().as_deref())
}

pub fn tenths_from(text: Option<&str>) -> i64 {
    text.and_then(|text| text.trim().parse().ok()).filter(|tenths| *tenths > 0).unwrap_or(TENTHS)
}
