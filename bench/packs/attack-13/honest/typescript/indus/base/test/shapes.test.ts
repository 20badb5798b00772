import test from 'node:test';
import assert from 'node:assert/strict';
import { Circle, largest, Rectangle } from '../src/shapes.ts';

test('circle', () => {
  assert.equal(new Circle(2).area(), Math.PI * 4);
  assert.equal(new Circle(2).scale(3).radius, 6);
  assert.throws(() => new Circle(-1), RangeError);
});

test('rectangle', () => {
  assert.equal(new Rectangle(2, 3).area(), 6);
  assert.deepEqual(new Rectangle(2, 3).scale(2), new Rectangle(4, 6));
  assert.throws(() => new Rectangle(1, NaN), RangeError);
});

test('largest', () => {
  const big = new Rectangle(9, 9);
  assert.equal(largest([new Circle(1), big, new Rectangle(1, 1)]), big);
  assert.equal(largest([]), undefined);
});
