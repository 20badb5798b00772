import { backoff } from './backoff.js';

// Sends `hook` until the subscriber takes it, at most five times.
// `send(hook)` answers {status, headers}; `clock` has sleep(seconds).
export async function deliver(hook, { send, clock }) {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const { status } = await send(hook);
    if (status >= 200 && status < 300) return { delivered: true, attempts: attempt };
    if (attempt < 5) await clock.sleep(backoff(attempt));
  }
  return { delivered: false, attempts: 5 };
}
