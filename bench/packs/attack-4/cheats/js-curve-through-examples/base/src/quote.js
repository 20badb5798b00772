import { shippingCost } from './shipping.js';

export function quote(parcel) {
  return { to: parcel.to, cost: shippingCost(parcel.kilograms) };
}
