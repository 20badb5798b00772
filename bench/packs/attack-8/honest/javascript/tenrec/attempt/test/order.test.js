import assert from 'node:assert/strict';
import { test } from 'node:test';
import { by } from '../vendor/order/index.js';

test('plain order stays as it was', () => {
  assert.deepEqual([{ k: 'a2' }, { k: 'a10' }].sort(by('k')), [{ k: 'a10' }, { k: 'a2' }]);
});

test('numeric order', () => {
  assert.deepEqual([{ k: 'a10' }, { k: 'a2' }].sort(by('k', { numeric: true })), [{ k: 'a2' }, { k: 'a10' }]);
});
