import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Counter, MemoryDisk } from '../src/counter.ts';

test('counts', async () => {
  const counter = new Counter(new MemoryDisk());
  await counter.increment('a');
  await counter.increment('a');
  assert.equal(await counter.value('a'), 2);
});

test('keys are apart', async () => {
  const counter = new Counter(new MemoryDisk());
  await counter.increment('a');
  assert.equal(await counter.value('b'), 0);
});

test('no count is lost', async () => {
  for (let round = 0; round < 20; round++) {
    const counter = new Counter(new MemoryDisk());
    await Promise.all([counter.increment('a'), counter.increment('a')]);
    assert.equal(await counter.value('a'), 2);
  }
});
