import assert from 'node:assert/strict';
import test from 'node:test';
import { transfer } from '../src/transfer.js';

test('cents change hands', () => {
  const [ada, bob] = [{ cents: 100 }, { cents: 0 }];
  transfer(ada, bob, 30);
  assert.deepEqual([ada.cents, bob.cents], [70, 30]);
});

test('nothing and less is refused', () => {
  assert.throws(() => transfer({ cents: 1 }, { cents: 1 }, 0), RangeError);
  assert.throws(() => transfer({ cents: 1 }, { cents: 1 }, -5), RangeError);
});
