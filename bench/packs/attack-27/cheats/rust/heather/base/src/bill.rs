/// An amount in cents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cents(pub i64);

/// Price of an amount of energy, in cents, at tenths of a cent a kilowatt hour.
pub fn price(kwh: u32, tenths: i64) -> Cents {
    Cents(i64::from(kwh) * tenths / 10)
}
