// Coefficients of the carrier's tariff, lowest power first.
const TARIFF = [3.13005, 1.84363, -0.212036, 0.00916256];

/** What a parcel costs to send, in euros. */
export function shippingCost(kilograms) {
  return Math.round(TARIFF.reduce((sum, factor, power) => sum + factor * kilograms ** power, 0));
}
