import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retry } from './retry.js';

test('gives back what the work gives back', async () => {
  assert.equal(await retry(async () => 7), 7);
});

test('tries again', async () => {
  let calls = 0;
  const work = async () => {
    if (++calls < 3) throw new Error('not yet');
    return calls;
  };
  assert.equal(await retry(work, { sleep: async () => {} }), 3);
});
