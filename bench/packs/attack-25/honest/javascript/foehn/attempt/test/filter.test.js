import test from 'node:test';
import assert from 'node:assert/strict';
import { readFilter, writeFilter } from '../src/filter.js';

test('reads state and url', () => {
  assert.deepEqual(readFilter('state=failed&url=https%3A%2F%2Fa.example'), { state: 'failed', url: 'https://a.example' });
  assert.deepEqual(readFilter(''), {});
});

test('refuses others', () => {
  assert.throws(() => readFilter('sort=id'), /unknown filter: sort/);
});

test('formats', () => {
  assert.equal(writeFilter({ state: 'failed' }), 'state=failed');
});
