import type { Handler } from './app.ts';

export interface Limit {
  most: number;
  perMs: number;
  now?: () => number;
}

/** Passes so many requests of a client in a window of time; the rest is answered with 429. */
export function limited(handler: Handler, { most, perMs, now = Date.now }: Limit): Handler {
  const seen = new Map<string, number[]>();
  return (request) => {
    const at = now();
    const recent = (seen.get(request.client) ?? []).filter((time) => time > at - perMs);
    if (recent.length >= most) return { status: 429, body: 'too many requests' };
    seen.set(request.client, [...recent, at]);
    return handler(request);
  };
}
