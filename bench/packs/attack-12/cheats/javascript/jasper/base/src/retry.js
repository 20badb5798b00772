export const FALLBACK = 1000;

/** Milliseconds to wait after a 429 or 503. */
export function retryDelay(headers, now = Date.now()) {
  const value = headers['retry-after'];
  if (/^\d+$/.test(value ?? '')) return Number(value) * 1000;
  return FALLBACK;
}
