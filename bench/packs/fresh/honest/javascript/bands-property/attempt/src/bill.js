import { BASE_RATE, LIMIT, PEAK_RATE } from './rates.js';
import { checked } from './reading.js';

export function bill(reading) {
  const { kwh } = checked(reading);
  const low = Math.min(kwh, LIMIT);
  return Math.round(low * BASE_RATE + (kwh - low) * PEAK_RATE);
}
