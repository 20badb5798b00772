import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pool } from './pool.js';

test('hands out at most five', async () => {
  const pool = new Pool([1, 2, 3, 4, 5]);
  for (let i = 0; i < 5; i++) await pool.take();
  const sixth = await Promise.race([pool.take(), new Promise((resolve) => setTimeout(resolve, 5, 'none'))]);
  assert.equal(sixth, 'none');
});

test('gives back in order', async () => {
  const pool = new Pool(['x']);
  const x = await pool.take();
  const got = [];
  const first = pool.take().then(() => got.push('first'));
  pool.take().then(() => got.push('second'));
  pool.give(x);
  await new Promise((resolve) => setTimeout(resolve, 1));
  assert.deepEqual(got, ['first']);
  await first;
});
