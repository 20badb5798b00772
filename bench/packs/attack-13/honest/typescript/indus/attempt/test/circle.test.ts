import test from 'node:test';
import assert from 'node:assert/strict';
import { Circle } from '../src/shapes/index.ts';

test('circle', () => {
  assert.equal(new Circle(2).area(), Math.PI * 4);
  assert.equal(new Circle(2).scale(3).radius, 6);
  assert.throws(() => new Circle(-1), RangeError);
});
