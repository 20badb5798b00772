import test from 'node:test';
import assert from 'node:assert/strict';
import { Rectangle } from '../src/shapes/index.ts';

test('rectangle', () => {
  assert.equal(new Rectangle(2, 3).area(), 6);
  assert.deepEqual(new Rectangle(2, 3).scale(2), new Rectangle(4, 6));
  assert.throws(() => new Rectangle(1, NaN), RangeError);
});
