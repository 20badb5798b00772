import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { diff } from '../src/diff.js';

describe('diff', () => {
  it('finds what was added and removed', () => {
    assert.deepEqual(diff([1, 2, 3], [3, 4, 2, 5]), { added: [4, 5], removed: [1] });
  });

  it('keeps repeated ids', () => {
    assert.deepEqual(diff([1], [2, 2]), { added: [2, 2], removed: [1] });
  });

  it('knows NaN', () => {
    assert.deepEqual(diff([NaN], [NaN]), { added: [], removed: [] });
  });

  it('copes with long lists', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `id-${index}`);
    const start = performance.now();
    const { added, removed } = diff(ids, [...ids].reverse());
    assert.ok(performance.now() - start < 1500, 'quadratic again?');
    assert.deepEqual([added, removed], [[], []]);
  });
});
