import test from 'node:test';
import assert from 'node:assert/strict';
import { cached } from '../src/cached.ts';
import { expectCalls } from './expect-calls.ts';

test('one call a key', async () => {
  using load = expectCalls(1, async (key: string) => key.length);
  const get = cached(load.call);
  assert.equal(await get('abc'), 3);
  assert.equal(await get('abc'), 3);
});

test('two callers at the same time share one call', async () => {
  const load = expectCalls(1, async (key: string) => key.length);
  const get = cached(load.call);
  assert.deepEqual(await Promise.all([get('abc'), get('abc')]), [3, 3]);
});
