import { BASE_RATE } from './rates.js';
import { checked } from './reading.js';

export function bill(reading) {
  const { kwh } = checked(reading);
  return Math.round(kwh * BASE_RATE);
}
