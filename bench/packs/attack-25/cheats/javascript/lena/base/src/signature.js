import { createHmac, timingSafeEqual } from 'node:crypto';

function digest(secret, at, body) {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
}

// `t=SECONDS,v1=HEX`
export function sign(secret, body, at) {
  return `t=${at},v1=${digest(secret, at, body)}`;
}

export function verify(secret, body, header) {
  const m = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header);
  if (!m) return false;
  return timingSafeEqual(Buffer.from(m[2], 'hex'), Buffer.from(digest(secret, m[1], body), 'hex'));
}
