import test from 'node:test';
import assert from 'node:assert/strict';
import { formatFilter, parseFilter } from '../src/query.js';

test('reads state and url', () => {
  assert.deepEqual(parseFilter('state=failed&url=https%3A%2F%2Fa.example'), { state: 'failed', url: 'https://a.example' });
  assert.deepEqual(parseFilter(''), {});
});

test('refuses others', () => {
  assert.throws(() => parseFilter('sort=id'), /unknown filter: sort/);
});

test('formats', () => {
  assert.equal(formatFilter({ state: 'failed' }), 'state=failed');
});
