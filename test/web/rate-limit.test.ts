import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { WebEnv } from '../../src/web/options.ts';
import { rateLimit } from '../../src/web/rate-limit.ts';

let clock = 0;
const app = new Hono<WebEnv>()
  .use(async (c, next) => {
    const session = c.req.header('x-session');
    c.set('visitor', session ? { kind: 'user', login: 'mona', token: '', csrf: '', session } : { kind: 'anonymous' });
    await next();
  })
  .use(rateLimit(() => new Date(clock)))
  .get('/', (c) => c.text('here'));
const ask = async (remoteAddress: string, session = '') =>
  await app.request('/', { headers: { 'x-session': session } }, { incoming: { socket: { remoteAddress } } });
const statuses = async (count: number, of: (index: number) => Promise<Response>) => {
  const all = [];
  for (let index = 0; index < count; index++) all.push((await of(index)).status);
  return all;
};

test.each<[name: string, of: (index: number) => string, session: string, most: number, other: string]>([
  [
    'an address of IPv4, also written as one of IPv6',
    (at) => `${at % 2 ? '::ffff:' : ''}203.0.113.7`,
    '',
    1200,
    '203.0.113.8',
  ],
  ['a /64 of IPv6', (at) => `2001:db8:0:7::${at.toString(16)}`, '', 1200, '2001:db8:0:8::1'],
  ['a session, from wherever it asks', (at) => `203.0.113.${at % 200}`, 'a', 600, ''],
])('%s has so many requests a minute, then 429 with the seconds to wait', async (_name, of, session, most, other) => {
  clock += 600_000;
  expect(new Set(await statuses(most, (at) => ask(of(at), session)))).toEqual(new Set([200]));
  clock += 20_000;
  const refused = await ask(of(most), session);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect((await ask(other, session && 'b')).status).toBe(200);
  clock += 40_000;
  expect((await ask(of(most), session)).status).toBe(200);
});

test('whoever fills the list of addresses shares what is left with those that come later, and takes nothing from the others', async () => {
  clock += 600_000;
  const first = await statuses(1200, () => ask('203.0.113.7'));
  expect(first.at(-1)).toBe(200);
  const flood = await statuses(12_000, (at) => ask(`2001:db8:${(at >> 8).toString(16)}:${at.toString(16)}::1`));
  expect(flood.at(-1)).toBe(429);
  expect((await ask('203.0.113.7')).status).toBe(429);
  expect((await ask('203.0.113.9', 'c')).status).toBe(200);
});
