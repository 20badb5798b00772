import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getText } from '../src/client.ts';
import { retry } from '../src/retry.ts';

test('the first result', async () => {
  assert.equal(await retry(async () => 7), 7);
});

test('gives up with the last error', async () => {
  let n = 0;
  await assert.rejects(retry(async () => { n += 1; throw new Error(`no ${n}`); }, 2), /no 2/);
});

test('a text', async () => {
  assert.equal(await getText('/a', async () => ({ ok: true, text: 'hi' })), 'hi');
});
