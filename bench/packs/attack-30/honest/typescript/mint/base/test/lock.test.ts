import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fits } from '../src/lock.ts';

test('twenty centimetres under the keel', () => {
  assert.equal(fits({ name: 'Ida', draught: 100 }, 120), true);
  assert.equal(fits({ name: 'Ida', draught: 101 }, 120), false);
});
