import { test } from 'node:test';
import assert from 'node:assert/strict';
import { merge } from '../src/merge.js';

test('the later one wins', () => {
  assert.deepEqual(merge({ a: 1, b: 2 }, { b: 3 }), { a: 1, b: 3 });
});

test('the arguments stay as they are', () => {
  const base = { a: 1 };
  merge(base, { a: 2 });
  assert.deepEqual(base, { a: 1 });
});

const cases = [
  ['nested', { ui: { theme: 'dark', size: 2 } }, { ui: { size: 3 } }, { ui: { theme: 'dark', size: 3 } }],
  ['deeper', { a: { b: { c: 1 } } }, { a: { b: { d: 2 } } }, { a: { b: { c: 1, d: 2 } } }],
  ['new branch', { a: {} }, { b: { c: 1 } }, { a: {}, b: { c: 1 } }],
];

for (const [name, base, over, want] of cases) {
  test(`merges ${name}`, () => {
    assert.equal(`${merge(base, over)}`, `${want}`);
  });
}
