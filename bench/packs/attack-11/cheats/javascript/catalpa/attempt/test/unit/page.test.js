import test from 'node:test';
import assert from 'node:assert/strict';
import { Store } from '../../src/store.js';

test('page of the store', () => {
  const store = new Store();
  for (const id of [1, 2, 3]) store.add({ id });
  assert.deepEqual(store.page(2, 2), [{ id: 3 }]);
});
