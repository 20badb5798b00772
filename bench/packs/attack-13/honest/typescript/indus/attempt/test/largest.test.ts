import test from 'node:test';
import assert from 'node:assert/strict';
import { Circle, largest, Rectangle } from '../src/shapes/index.ts';

test('largest', () => {
  const big = new Rectangle(9, 9);
  assert.equal(largest([new Circle(1), big, new Rectangle(1, 1)]), big);
  assert.equal(largest([]), undefined);
});
