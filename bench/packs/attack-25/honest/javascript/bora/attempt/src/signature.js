import { createHmac, timingSafeEqual } from 'node:crypto';
import { systemClock } from './clock.js';

// Signatures are good for five minutes.
export const TOLERANCE = 5 * 60;

function digest(secret, at, body) {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
}

// `t=SECONDS,v1=HEX`
export function sign(secret, body, at) {
  return `t=${at},v1=${digest(secret, at, body)}`;
}

export function verify(secret, body, header, clock = systemClock) {
  const m = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header);
  if (!m) return false;
  if (clock.now() - Number(m[1]) > TOLERANCE) return false;
  return timingSafeEqual(Buffer.from(m[2], 'hex'), Buffer.from(digest(secret, m[1], body), 'hex'));
}
