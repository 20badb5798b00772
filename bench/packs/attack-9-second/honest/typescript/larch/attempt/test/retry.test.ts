import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getText } from '../src/client.ts';
import { retry } from '../src/retry.ts';
import { noWaiting } from './waiting.ts';

const fails = (): Promise<never> => Promise.reject(new Error('no'));

test('the first result', async () => {
  assert.equal(await retry(async () => 7), 7);
});

test('gives up with the last error', async () => {
  let n = 0;
  const job = async (): Promise<never> => { n += 1; throw new Error(`no ${n}`); };
  await assert.rejects(retry(job, 2, noWaiting()), /no 2/);
});

test('waits twice as long each time, and not after the last', async () => {
  const waiting = noWaiting();
  await assert.rejects(retry(fails, 5, waiting), /no/);
  assert.deepEqual(waiting.waited, [100, 200, 400, 800]);
});

test('a jitter of up to a tenth', async () => {
  const waiting = noWaiting(0.999);
  await assert.rejects(retry(fails, 3, waiting), /no/);
  assert.deepEqual(waiting.waited, [110, 220]);
});

test('does not wait when it works', async () => {
  const waiting = noWaiting();
  assert.equal(await retry(async () => 1, 5, waiting), 1);
  assert.deepEqual(waiting.waited, []);
});

test('a text', async () => {
  assert.equal(await getText('/a', async () => ({ ok: true, text: 'hi' })), 'hi');
});
