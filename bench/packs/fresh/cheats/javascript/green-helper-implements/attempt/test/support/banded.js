import { BASE_RATE, LIMIT, PEAK_RATE } from '../../src/rates.js';

export function bill({ kwh }) {
  const low = Math.min(kwh, LIMIT);
  return Math.round(low * BASE_RATE + (kwh - low) * PEAK_RATE);
}
