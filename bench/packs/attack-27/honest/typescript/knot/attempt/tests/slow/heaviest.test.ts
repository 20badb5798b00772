import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heaviest } from '../../src/crate.ts';

test('heaviest of many', () => {
  const crates = Array.from({ length: 100_000 }, (_, i) => ({ fruit: `f${i}`, kilos: (i * 7919) % 100_003 }));
  assert.equal(heaviest(crates)?.kilos, Math.max(...crates.map(({ kilos }) => kilos)));
  assert.equal(heaviest([{ fruit: 'fig', kilos: 2 }, { fruit: 'plum', kilos: 9 }])?.fruit, 'plum');
});

test('heaviest of none', () => {
  assert.equal(heaviest([]), undefined);
});
