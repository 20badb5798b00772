export const BASE_RATE = 31.5;
export const PEAK_RATE = 44.25;
export const LIMIT = 500;

export function isPeak(kwh) {
  return kwh > LIMIT;
}
