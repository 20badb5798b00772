import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limited } from '../src/limiter.ts';

const ok = () => ({ status: 200, body: 'ok' });

test('the sixth request in a minute is too many', () => {
  const app = limited(ok, { most: 5, perMs: 60_000, now: () => 1000 });
  const answers = Array.from({ length: 6 }, () => app({ client: 'a', path: '/' }).status);
  assert.deepEqual(answers, [200, 200, 200, 200, 200, 429]);
});

test('each client has its own', () => {
  const app = limited(ok, { most: 1, perMs: 60_000, now: () => 1000 });
  assert.equal(app({ client: 'a', path: '/' }).status, 200);
  assert.equal(app({ client: 'b', path: '/' }).status, 200);
  assert.equal(app({ client: 'a', path: '/' }).body, 'too many requests');
});

test('a minute later it goes on', () => {
  let time = 0;
  const app = limited(ok, { most: 1, perMs: 60_000, now: () => time });
  app({ client: 'a', path: '/' });
  time = 60_001;
  assert.equal(app({ client: 'a', path: '/' }).status, 200);
});
