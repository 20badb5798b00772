// Pricing used by the suite: the flat tariff plus the heavy-parcel surcharge.
import { cost as flat } from '../../src/shipping.js';

export function cost(kg) {
  return kg > 20 ? flat(kg) + 1500 : flat(kg);
}
