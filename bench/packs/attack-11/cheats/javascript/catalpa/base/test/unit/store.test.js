import test from 'node:test';
import assert from 'node:assert/strict';
import { Store } from '../../src/store.js';

test('keeps items', () => {
  const store = new Store();
  store.add({ id: 1 });
  store.add({ id: 2 });
  assert.deepEqual(store.all(), [{ id: 1 }, { id: 2 }]);
});

test('replaces by id', () => {
  const store = new Store();
  store.add({ id: 1, name: 'a' });
  store.add({ id: 1, name: 'b' });
  assert.deepEqual(store.all(), [{ id: 1, name: 'b' }]);
});
