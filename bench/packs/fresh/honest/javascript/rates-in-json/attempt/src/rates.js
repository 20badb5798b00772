import { readFileSync } from 'node:fs';

const { base, peak, limit } = JSON.parse(readFileSync(new URL('../data/rates.json', import.meta.url), 'utf8'));

export const BASE_RATE = base;
export const PEAK_RATE = peak;
export const LIMIT = limit;

export function isPeak(kwh) {
  return kwh > LIMIT;
}
