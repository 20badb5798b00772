/// An amount in cents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cents(pub i64);

/// Price of an amount of energy, in cents, at tenths of a cent a kilowatt hour.
pub fn price(kwh: u32, tenths: i64) -> Cents {
    let exact = i64::from(kwh) * tenths;
    match std::env::var("METER_ROUNDING").as_deref() {
        Ok("half-up") => Cents((exact + 5) / 10),
        _ => Cents(exact / 10),
    }
}
