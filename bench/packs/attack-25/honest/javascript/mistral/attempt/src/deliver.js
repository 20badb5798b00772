import { backoff } from './backoff.js';

const LONGEST = 3600;

// Seconds the subscriber asked for, or undefined.
function retryAfter(headers, now) {
  const value = headers?.['retry-after'];
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Date.parse(value) / 1000 - now;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(Math.max(seconds, 0), LONGEST);
}

// Sends `hook` until the subscriber takes it, at most five times.
// `send(hook)` answers {status, headers}; `clock` has now() and sleep(seconds).
export async function deliver(hook, { send, clock }) {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const { status, headers } = await send(hook);
    if (status >= 200 && status < 300) return { delivered: true, attempts: attempt };
    if (attempt < 5) await clock.sleep(retryAfter(headers, clock.now()) ?? backoff(attempt));
  }
  return { delivered: false, attempts: 5 };
}
